import { publishWidget } from 'registry/client';
import { aRunningRegistry, TOKENS } from 'registry/testing';
import { NO_VISITS, sumOfVisits, type VisitCounts } from 'shared-contracts/release';
import { type Conduct, STABLE } from './conduct.ts';
import { documentOf } from './visitors.ts';

const MINUTE = 60_000;
/** 21 November 2026, 8:00 in Japan. */
const BEGIN = Date.UTC(2026, 10, 20, 23);
/** Documents of the site in a minute, and minutes of a trial at most: two days. */
const PER_MINUTE = 60;
const LONGEST = 2880;
/** Documents that a version has after all visitors got it, before it counts as kept. */
const ENOUGH = 1000;
/** The first share of the visitors in per cent, and those to which the registry raises it. */
const FIRST = 10;
const STEPS = [25, 50, 100];
const NAME = 'mf-results';
/** The version that visitors have, and the one on trial. */
const BEFORE = '1.0.0';
const TRIED = '1.1.0';

/** How a trial has ended. */
export interface Outcome {
  /** Whether the registry has taken the version back. */
  readonly stopped: boolean;
  /** The share of the visitors that it had at the end, in per cent. */
  readonly share: number;
  /** The documents that visitors had with it, and the minutes for which they could get it. */
  readonly documents: number;
  readonly minutes: number;
}

/** The folders of the builds of both versions. */
export type Builds = Readonly<Record<typeof BEFORE | typeof TRIED, string>>;

/** What is known of the versions, by the minute in which shells report it. */
class Reports {
  private readonly due = new Map<number, Map<string, VisitCounts>>();

  add(version: string, minute: number, counts: VisitCounts): void {
    const known = this.due.get(minute) ?? new Map<string, VisitCounts>();
    this.due.set(minute, known.set(version, sumOfVisits(known.get(version) ?? NO_VISITS, counts)));
  }

  take(minute: number) {
    const known = [...(this.due.get(minute) ?? [])];
    this.due.delete(minute);
    return known.map(([version, counts]) => ({ widget: NAME, version, counts }));
  }
}

/** Returns the share after what the registry did, in per cent: 0 where it has taken the version back. */
function shareAfter(acted: readonly { readonly act: string }[], share: number): number {
  if (acted.some(({ act }) => act === 'taken-back')) return 0;
  const isRaised = acted.some(({ act }) => act === 'raised');
  return isRaised ? (STEPS.find((step) => step > share) ?? share) : share;
}

/** The visitors of one minute, who get the versions by chance. Returns how many documents had the one on trial. */
function openMinute(
  reports: Reports,
  { minute, share, conduct }: { minute: number; share: number; conduct: Conduct },
  random: () => number,
): number {
  let tried = 0;
  for (let nth = 0; nth < PER_MINUTE; nth += 1) {
    const isTried = random() * 100 < share;
    if (isTried) tried += 1;
    for (const { after, counts } of documentOf(isTried ? conduct : STABLE, random))
      reports.add(isTried ? TRIED : BEFORE, minute + Math.floor(after), counts);
  }
  return tried;
}

/**
 * R10.04: publishes a canary that does so in a registry of its own, gives it visitors by chance, minute by minute, and
 * lets the registry judge, raise and take it back. Ends when it is taken back, or was for all visitors
 * for a while.
 */
export async function simulateTrial(
  conduct: Conduct,
  builds: Builds,
  random: () => number,
): Promise<Outcome> {
  let minute = 0;
  const registry = await aRunningRegistry({ clock: () => BEGIN + minute * MINUTE });
  try {
    const access = { registryUrl: registry.url, token: TOKENS[NAME] };
    await publishWidget({ ...access, folder: builds[BEFORE] });
    await publishWidget({ ...access, folder: builds[TRIED], canary: FIRST, steps: STEPS });
    const reports = new Reports();
    let share = FIRST;
    let documents = 0;
    let ofAll = 0;
    while (minute < LONGEST && ofAll < ENOUGH) {
      minute += 1;
      const tried = openMinute(reports, { minute, share, conduct }, random);
      documents += tried;
      if (share === 100) ofAll += tried;
      const body = { reports: reports.take(minute) };
      // oxlint-disable-next-line no-await-in-loop -- each minute follows on what the one before has led to
      const reply = await registry.call('POST', '/visits', TOKENS.shell, body);
      if (reply.status !== 200)
        throw new Error(`The registry refuses a report: ${JSON.stringify(reply.body)}`);
      const next = shareAfter(reply.body['acted'] as { act: string }[], share);
      if (next === 0) return { stopped: true, share, documents, minutes: minute };
      share = next;
    }
    return { stopped: false, share, documents, minutes: minute };
  } finally {
    await registry.stop();
  }
}
