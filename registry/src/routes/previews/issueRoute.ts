import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import * as z from 'zod';
import type { Publisher } from '../../access/teamTokens.ts';
import { refuseTeam, teamMay, whoActs } from '../../access/tokenMay.ts';
import { LOCAL_VERSION, type Preview, toPreviewToken } from '../../preview/previewToken.ts';
import { isAddressKey, type NamedVersion } from '../../preview/versionAddress.ts';
import { brokenSlots } from '../../gate/brokenSlots.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { VersionRecord } from '../../records/versionRecord.ts';
import type { Registry } from '../../registry.ts';
import { readInput } from '../readInput.ts';
import { sayMisfits } from './sayMisfits.ts';
import { findShown, readLocal } from './shown.ts';

const MINUTE = 60_000;
/** So many versions of other widgets go into a link: its session must fit into a cookie. */
const MOST_BESIDE = 7;

const issueBody = z
  .object({
    /** The preview shows either a version or a local address. */
    version: z.string().max(100).optional(),
    address: z.string().max(300).optional(),
    /** The slots that the build at the address fills: where no version of the widget is live, these must be free. */
    slots: z.array(z.string().max(50)).max(20).default([]),
    /** Versions of other widgets; a team shows the key of their address, which it got from theirs. */
    also: z
      .array(
        z.object({
          widget: z.string().max(50),
          version: z.string().max(100),
          key: z.string().max(100).default(''),
        }),
      )
      .max(MOST_BESIDE)
      .default([]),
    minutes: z
      .number()
      .int()
      .min(1)
      .max(7 * 24 * 60)
      .default(60),
    reason: z.string().trim().min(1).max(300),
  })
  .refine(
    ({ version, address }) => (version === undefined) !== (address === undefined),
    'needs a version or an address',
  )
  .refine(
    ({ address, also }) => address === undefined || also.length === 0,
    'a local address is shown alone',
  );
type IssueWish = z.infer<typeof issueBody>;

/** Throws 400 if a widget is named twice. */
function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new RequestError(400, `One page shows one version of ${twice}.`);
}

/**
 * Throws 403 if a team asks for a version of another widget without the key of its address: whoever
 * has that may look at it anyway.
 */
async function refuseStrange(
  { also }: IssueWish,
  { widget: owner }: Publisher,
  act: ActRecords,
): Promise<void> {
  if (owner === 'operator') return;
  const secret = await act.previewSecret();
  for (const named of also) {
    const { widget, version } = named;
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    if (!isAddressKey(named, secret, await act.addressRound(widget, version)))
      throw new RequestError(
        403,
        `${widget} ${version} is another team's: give the address that it passed on (npm run preview -- address ${widget}@${version}).`,
      );
  }
}

/** Throws 404 if a local build has no slots to stand in, and 409 if the site has no place for it there. */
async function refuseWithoutPlace(
  name: string,
  slots: readonly string[],
  act: ActRecords,
  { hostSlots }: Registry['gate'],
): Promise<void> {
  const live = await act.live();
  if (live.some((record) => record.name === name)) return;
  if (slots.length === 0)
    throw new RequestError(404, `${name} is not live here: say which slots its build fills.`);
  const manifest = { name, slots: [...slots] };
  const problems = brokenSlots({
    manifest,
    live,
    hostSlots: hostSlots(),
    widget: { slots: undefined },
  });
  if (problems.length > 0)
    throw new RequestError(
      409,
      `${problems.join(' ')} So this site has no place for ${name} yet: name a free slot among the slots of its widget.json, or have the site add one.`,
    );
}

/** Returns the versions of a link. Throws 404 and 409 like `findShown`, and like `refuseWithoutPlace` for a local address. */
async function findAll(
  widget: string,
  { version, also, slots }: IssueWish,
  act: ActRecords,
  gate: Registry['gate'],
): Promise<VersionRecord[]> {
  if (version === undefined) {
    await refuseWithoutPlace(widget, slots, act, gate);
    return [];
  }
  return Promise.all([{ widget, version }, ...also].map((named) => findShown(named, act)));
}

/** Returns what the log of one of the versions says: what it is shown with, for how long, and why. */
function toWhy(
  { widget }: NamedVersion,
  all: readonly NamedVersion[],
  { minutes, reason }: IssueWish,
  address: string | undefined,
): string {
  const others = all.filter((named) => named.widget !== widget);
  const beside = others.map((named) => `${named.widget}@${named.version}`).join(', ');
  const what = address === undefined ? '' : `of ${address} `;
  return `${what}${beside === '' ? '' : `with ${beside} `}for ${minutes} minutes. ${reason}`;
}

async function issue(widget: string, wish: IssueWish, publisher: Publisher, registry: Registry) {
  const { records, clock, gate, siteOrigin } = registry;
  const { version = LOCAL_VERSION, minutes } = wish;
  if (wish.address !== undefined) refuseTeam(publisher);
  const address = wish.address === undefined ? undefined : readLocal(wish.address, registry);
  const also = wish.also.map((named) => ({ widget: named.widget, version: named.version }));
  const all = [{ widget, version }, ...also];
  refuseTwice(all.map((named) => named.widget));
  const secret = await records.previewSecret();
  return records.act(async (act) => {
    await refuseStrange(wish, publisher, act);
    const warnings = await sayMisfits(await findAll(widget, wish, act, gate), act, gate);
    for (const named of all) {
      const why = toWhy(named, all, wish, address);
      // oxlint-disable-next-line no-await-in-loop -- one transaction
      await act.write(toEntry(clock, publisher, { act: 'preview-issued', ...named, why }));
    }
    const expires = clock() + minutes * MINUTE;
    const link: Preview = {
      id: randomUUID(),
      use: 'link',
      widget,
      version,
      expires,
      ...(also.length > 0 && { also }),
      ...(address !== undefined && { address }),
    };
    const token = toPreviewToken(link, secret);
    const url = `${siteOrigin}/preview?token=${token}`;
    return { token, url, expires: new Date(expires).toISOString(), warnings };
  });
}

/**
 * `POST /widgets/:name/previews` (team): issues a signed link that shows one browser a version of this
 * widget, alone or with versions of others, and says what the contract gate has against them. An operator
 * may name any version and, outside production, a local address.
 */
export function registerIssue(app: FastifyInstance, registry: Registry): void {
  app.post<{ Params: { name: string } }>(
    '/widgets/:name/previews',
    {
      config: {
        rateLimit: {},
        described: {
          summary: 'Issues a link that shows one browser this version, alone or with others',
          by: 'team',
          body: issueBody,
        },
      },
      ...teamMay('preview', registry),
    },
    (request) =>
      issue(request.params.name, readInput(issueBody, request.body), whoActs(request), registry),
  );
}
