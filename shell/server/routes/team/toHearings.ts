import type { Discovery } from 'shared-contracts/release';
import type { Hearing } from 'staff-pages/state/teamState';

type Direction = 'sent' | 'heard';

/** Returns, for each event, the widgets whose live versions declare it in this direction. */
function declared(
  { microFrontends }: Pick<Discovery, 'microFrontends'>,
  direction: Direction,
): ReadonlyMap<string, readonly string[]> {
  const pairs = Object.entries(microFrontends).flatMap(([name, versions]) => {
    const live = versions.filter(({ deployment }) => deployment.traffic > 0);
    const events = live.flatMap(({ extras }) => Object.keys(extras.manifest.events[direction]));
    return [...new Set(events)].map((event) => ({ event, name }));
  });
  const byEvent = Map.groupBy(pairs, ({ event }) => event);
  return new Map([...byEvent].map(([event, of]) => [event, of.map(({ name }) => name).sort()]));
}

/** Returns who sends and who hears each event that a widget sends or hears, by the manifests of what is live. */
export function toHearings(
  name: string,
  answer: Pick<Discovery, 'microFrontends'>,
): readonly Hearing[] {
  const sent = declared(answer, 'sent');
  const heard = declared(answer, 'heard');
  return [...new Set([...sent.keys(), ...heard.keys()])]
    .sort()
    .map((event) => ({ event, from: sent.get(event) ?? [], to: heard.get(event) ?? [] }))
    .filter(({ from, to }) => from.includes(name) || to.includes(name));
}
