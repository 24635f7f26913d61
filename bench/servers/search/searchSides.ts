import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InventorySearch } from 'gateway/src/inventory/inventorySearch.ts';
import { courseSearch } from 'shared-contracts/gateway';
import type { Ask } from '../load/askAll.ts';
import type { Caller } from '../load/httpCaller.ts';
import type { Usage } from '../load/sample.ts';
import type { Evaluate, SearchAnswer } from './plainEvaluator.ts';
import type { SearchQuestion } from './searchQuestion.ts';
import type { RunningGateway } from '../../sides/startGateway.ts';

/** A way to answer a search. */
export interface SearchSide {
  readonly name: string;
  /** A slow side answers only the first searches of a round. */
  readonly isSlow: boolean;
  /** Resolves with a function that reads the answer, which the bench calls after the load. */
  readonly ask: Ask<SearchQuestion, () => SearchAnswer>;
  readonly usage: () => Promise<Usage>;
}

/** A gateway and who calls it. */
export interface CalledGateway {
  /** How a table names it. */
  readonly name: string;
  readonly gateway: RunningGateway;
  readonly caller: Caller;
}

/** Returns the reader of this process's figures, for sides that answer in it. */
function usageHere(): () => Promise<Usage> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  return async () => {
    const { user, system } = process.cpuUsage();
    const late = delay.percentile(99) / 1e6;
    delay.reset();
    return { processor: (user + system) / 1000, delay: late };
  };
}

function readReply(body: Buffer): SearchAnswer {
  const { search_cnt: count, items } = courseSearch.reply.parse(JSON.parse(body.toString()));
  return { count, ids: items.map(({ c_id }) => c_id) };
}

/** The gateway over HTTP, with the whole page of courses and plans. */
export function overHttp({ name, gateway, caller }: CalledGateway): SearchSide {
  return {
    name: `${name} over HTTP`,
    isSlow: false,
    ask: async ({ query }) => {
      const { status, body } = await caller.read(`/gora/course/search?${query}`);
      return status === 200 ? () => readReply(body) : undefined;
    },
    usage: () => gateway.usage(),
  };
}

/** A search port that is called in this process: count and order alone, no plans and no reply. */
export function inProcess(name: string, search: InventorySearch, isSlow: boolean): SearchSide {
  return {
    name,
    isSlow,
    ask: async ({ criteria, order, page }) => {
      // other callers and the clock of the delay get their turn, as between two requests
      await nextTurn();
      const found = await search.findCourses(criteria, order, page);
      return () => found;
    },
    usage: usageHere(),
  };
}

/** The floor: the plain evaluator, called in this process. */
export function floorSide(evaluate: Evaluate): SearchSide {
  return {
    name: 'plain evaluator (floor)',
    isSlow: false,
    ask: async ({ criteria, order, page }) => {
      await nextTurn();
      const found = evaluate(criteria, order, page);
      return () => found;
    },
    usage: usageHere(),
  };
}
