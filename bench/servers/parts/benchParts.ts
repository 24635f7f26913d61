import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from 'tooling/stack/serverProcess';
import { askAll } from '../load/askAll.ts';
import { httpCaller } from '../load/httpCaller.ts';
import { descendantsOf, threadTimes, type ThreadTimes } from '../load/processFigures.ts';
import { HEADERS, isWhole, newAddresses } from '../pages/documents.ts';
import { PAGE_KINDS, type PageKind } from '../pages/pageKinds.ts';
import type { PageSides } from '../pages/startPageSides.ts';
import { type Part, partOfRenderer, partOfServer, PARTS } from './partOf.ts';
import { monotonicTime, type Profile, readProfiles, sumByName, type Window } from './profile.ts';
import { toProcessorTimes, type Times } from './times.ts';

export interface PartsBench extends Pick<PageSides, 'startProduct'> {
  /** A folder for profiles. */
  readonly folder: string;
  /** The new documents of each page that are measured; as many before them warm up. */
  readonly documents: number;
  readonly log: Log;
}

const STARTER = join(import.meta.dirname, 'profiledRenderer.sh');
/** The pages of the table. */
const PAGES = PAGE_KINDS.filter(({ name }) => name !== 'search page');
/** As many as a server with two cores works on at once. */
const CALLERS = 4;

/** The processor's time of a server and of its renderers, in milliseconds by thread. */
interface Spent {
  readonly server: ThreadTimes;
  readonly renderers: readonly ThreadTimes[];
}

async function spentBy(pid: number): Promise<Spent | undefined> {
  const server = await threadTimes(pid);
  const renderers = await Promise.all((await descendantsOf(pid)).map(threadTimes));
  return server && { server, renderers: renderers.filter((times) => times !== undefined) };
}

/** What one page has cost, and when. */
interface Visit {
  readonly page: string;
  readonly window: Window;
  readonly before: Spent | undefined;
  readonly after: Spent | undefined;
  readonly wrong: number;
}

async function visit(
  { name, addresses }: { readonly name: string; readonly addresses: readonly string[] },
  { origin, pid }: { readonly origin: string; readonly pid: number },
): Promise<Visit> {
  const caller = httpCaller(origin, HEADERS);
  const before = await spentBy(pid);
  const from = monotonicTime();
  const { answers } = await askAll(addresses, CALLERS, (path) => caller.read(path));
  const window = { from, until: monotonicTime() };
  const after = await spentBy(pid);
  caller.end();
  const wrong = answers.filter((reply) => reply?.status !== 200 || !isWhole(reply.body)).length;
  return { page: name, window, before, after, wrong };
}

/** Adds up what the main threads of several processes have done in a window, in sampled time. */
function sampled(
  profiles: readonly Profile[],
  window: Window,
  partOf: typeof partOfServer,
): ReadonlyMap<Part, number> {
  const sums = new Map<Part, number>();
  for (const profile of profiles)
    for (const [part, time] of sumByName(profile, window, partOf))
      sums.set(part, (sums.get(part) ?? 0) + time);
  return sums;
}

/** Returns milliseconds of processor for one document by part; sampled time where nothing tells it. */
function timesOf(
  { window, before, after }: Visit,
  servers: readonly Profile[],
  renderers: readonly Profile[],
  documents: number,
): Times {
  const sum = (spent: Spent, read: (times: ThreadTimes) => number) =>
    spent.renderers.reduce((total, times) => total + read(times), 0);
  const between = (read: (spent: Spent) => number) =>
    before && after ? read(after) - read(before) : undefined;
  return toProcessorTimes(
    [
      {
        sampled: sampled(servers, window, partOfServer),
        main: between(({ server }) => server.main),
      },
      {
        sampled: sampled(renderers, window, partOfRenderer),
        main: between((spent) => sum(spent, ({ main }) => main)),
      },
    ],
    {
      compress: between(({ server }) => server.compression),
      v8: between((spent) => spent.server.v8 + sum(spent, ({ v8 }) => v8)),
    },
    documents,
  );
}

/** Writes the table: a row for each part, a column for each page. */
function toTable(times: readonly Times[]): string {
  const line = (first: string, cells: readonly string[], last = '') =>
    `${first.padEnd(12)}${cells.map((cell) => cell.padStart(11)).join('')}   ${last}`.trimEnd();
  const figure = (value: number) => value.toFixed(2);
  const sum = (each: Times) => Object.values(each).reduce((total, value) => total + value, 0);
  return [
    'where the time of a new document goes, product: milliseconds of processor for one document',
    line(
      '',
      PAGES.map(({ name }) => name),
    ),
    ...Object.entries(PARTS).map(([part, what]) =>
      line(
        part,
        times.map((each) => figure(each[part as Part])),
        what,
      ),
    ),
    line(
      'all',
      times.map((each) => figure(sum(each))),
    ),
  ].join('\n');
}

/**
 * Starts a server of the product whose threads are sampled, asks it for documents that nobody has
 * asked for, and logs where their time goes. Returns a sentence for each page with a wrong answer.
 */
export async function benchParts(options: PartsBench): Promise<string[]> {
  const { folder, documents, log, startProduct } = options;
  if (process.platform === 'win32') return [];
  const profiles = { server: join(folder, 'server'), renderers: join(folder, 'renderers') };
  await Promise.all(Object.values(profiles).map((each) => mkdir(each, { recursive: true })));
  // the words of the setting end at blanks, and the path of the repository may have some
  const starter = join(folder, 'profiledRenderer.sh');
  await copyFile(STARTER, starter);
  const side = await startProduct({
    NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=500 --cpu-prof-dir=${profiles.server}`,
    RENDERER_SANDBOX: `/bin/sh ${starter} ${profiles.renderers}`,
  });
  const pages = PAGES.map((kind: PageKind) => ({ name: kind.name, next: newAddresses(kind) }));
  for (const { name, next } of pages) await visit({ name, addresses: next(documents) }, side);
  const visits: Visit[] = [];
  for (const { name, next } of pages)
    visits.push(await visit({ name, addresses: next(documents) }, side));
  await side.stop();
  const [servers, renderers] = await Promise.all([
    readProfiles(profiles.server),
    readProfiles(profiles.renderers),
  ]);
  log(`\n${toTable(visits.map((each) => timesOf(each, servers, renderers, documents)))}`);
  return visits
    .filter(({ wrong }) => wrong > 0)
    .map(({ page, wrong }) => `${page}, where its time goes: ${wrong} wrong`);
}
