import type { Row } from '../load/rounds.ts';
import { takeSample } from '../load/sample.ts';
import { distinctSearches } from './distinctSearches.ts';
import { otherCalls } from './otherCalls.ts';
import type { SidesOfSearch } from './openSides.ts';
import { isSame, toQuestion } from './searchQuestion.ts';
import type { CalledGateway } from './searchSides.ts';

/** How many callers ask at the same time. */
const CALLERS = [1, 16];
/** The share of a round's searches that a slow side answers. */
const SLOW_SHARE = 10;

export interface SearchLoad {
  readonly gateways: readonly CalledGateway[];
  /** The searches of a row in one round. */
  readonly searches: number;
}

/** Returns what keeps one value for each round, so that all rows of a round ask the same. */
function oncePerRound<Value>(make: () => Value): (round: number) => Value {
  const made: Value[] = [];
  return (round) => {
    const value = made[round] ?? make();
    made[round] = value;
    return value;
  };
}

/** The rows of an empty request: what HTTP costs before anything is searched. */
function emptyRows({ gateways, searches }: SearchLoad): Row[] {
  const requests = Array.from({ length: searches }, () => '/gora/health');
  return CALLERS.flatMap((callers) =>
    gateways.map(({ name, gateway, caller }) => ({
      name: `empty request, ${name}`,
      callers,
      measure: () =>
        takeSample(
          {
            ask: async (path) => ((await caller.read(path)).status === 200 ? 'ok' : undefined),
            usage: () => gateway.usage(),
            isRight: async () => true,
          },
          requests,
          callers,
        ),
    })),
  );
}

/** A row for each side and number of callers. All of a round answer the same searches. */
export function searchRows({ sides, evaluate }: SidesOfSearch, load: SearchLoad): Row[] {
  const draw = distinctSearches(2026);
  const rows = CALLERS.flatMap((callers) => {
    const questionsOf = oncePerRound(() =>
      draw(load.searches).map((query) => toQuestion(query, evaluate)),
    );
    return sides.map(({ name, isSlow, ask, usage }): Row => ({
      name,
      callers,
      measure: (round) =>
        takeSample(
          {
            ask,
            usage,
            isRight: async ({ expected }, answer) => isSame(answer(), expected),
          },
          questionsOf(round).slice(0, isSlow ? Math.ceil(load.searches / SLOW_SHARE) : undefined),
          callers,
        ),
    }));
  });
  return [...emptyRows(load), ...rows];
}

/** A row for each of the other calls; an answer is right when it is what the contract says. */
export function otherRows({ columns }: SidesOfSearch, { gateways, searches }: SearchLoad): Row[] {
  const draw = distinctSearches(2027);
  const callers = CALLERS.at(-1) ?? 1;
  return otherCalls(columns).flatMap(({ call, toQuery }) =>
    gateways.map(({ name, gateway, caller }) => ({
      name: `${call.path}, ${name}`,
      callers,
      measure: () =>
        takeSample(
          {
            ask: async (query) => {
              const { status, body } = await caller.read(`/gora${call.path}?${query}`);
              return status === 200 ? body : undefined;
            },
            usage: () => gateway.usage(),
            isRight: async (_, body) => call.reply.safeParse(JSON.parse(body.toString())).success,
          },
          draw(searches).map(toQuery),
          callers,
        ),
    })),
  );
}
