import type { FastifyReply } from 'fastify';
import { STAFF_STATE_ID, type StaffState } from 'staff-pages/state/staffState';
import { sendAlone } from '../../document/aloneDocument.ts';
import { escapeJson } from '../../document/escapeJson.ts';
import type { StaffBuild } from './staffBuild.ts';

/** Sends one staff page as a whole. */
export function sendStaffPage(
  reply: FastifyReply,
  { scripts, styles, render }: StaffBuild,
  state: StaffState,
  status?: number,
): FastifyReply {
  const { title, html } = render(state);
  const language = 'locale' in state && state.locale === 'en-US' ? 'en' : 'ja';
  const json = escapeJson(JSON.stringify(state));
  return sendAlone(
    reply,
    {
      language,
      title,
      html: `<div id="staff">${html}</div>\n<script type="application/json" id="${STAFF_STATE_ID}">${json}</script>`,
      styles,
      scripts,
    },
    status,
  );
}
