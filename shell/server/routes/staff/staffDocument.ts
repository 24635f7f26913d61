import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { STAFF_STATE_ID, type StaffState } from 'staff-pages/state/staffState';
import { escapeHtml } from 'server-kit/escapeHtml';
import { escapeJson } from '../../document/escapeJson.ts';
import { themeTags } from '../../document/themeTags.ts';
import { INTEGRITY_POLICY } from '../../security/contentSecurityPolicy.ts';
import type { StaffBuild } from './staffBuild.ts';

/**
 * Controls 1, 2 and fault 21: allows only this site's own files, no widget, and no frame around the
 * page.
 */
function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Sends one staff page as a whole. It is never cached, indexed or framed. */
export function sendStaffPage(
  reply: FastifyReply,
  { scripts, styles, render }: StaffBuild,
  state: StaffState,
  status = 200,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const { title, html } = render(state);
  return reply
    .code(status)
    .header('content-security-policy', policy(nonce))
    .header('integrity-policy', INTEGRITY_POLICY)
    .header('x-frame-options', 'DENY')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(
      [
        '<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
        `<meta name="robots" content="noindex,nofollow"><title>${escapeHtml(title)}</title><link rel="icon" href="/assets/icon.svg" type="image/svg+xml">`,
        themeTags(nonce),
        ...styles.map((text) => `<style nonce="${nonce}">${text.replaceAll('</', '<\\/')}</style>`),
        `</head><body><div id="staff">${html}</div>`,
        `<script type="application/json" id="${STAFF_STATE_ID}">${escapeJson(JSON.stringify(state))}</script>`,
        ...scripts.map(
          ({ href, integrity }) =>
            `<script defer src="${href}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`,
        ),
        '</body></html>',
      ].join('\n'),
    );
}
