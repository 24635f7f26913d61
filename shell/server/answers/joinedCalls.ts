import { isApiError } from 'shared-contracts/errors';

const TOO_MANY_REQUESTS = 429;

export interface JoinedCalls<Answer> {
  /** Returns the answer of the call under way with this key, or starts `call`. */
  join(key: string, call: () => Promise<Answer>): Promise<Answer>;
  isUnderWay(key: string): boolean;
}

/**
 * Joins identical calls under way. The gateway counts a joined call for the visitor who asked
 * first. If it refuses that visitor with 429, the next one asks on their own account.
 */
export function joinedCalls<Answer>(): JoinedCalls<Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  const start = (key: string, call: () => Promise<Answer>): Promise<Answer> => {
    const started = call().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
  const join: JoinedCalls<Answer>['join'] = async (key, call) => {
    const other = underWay.get(key);
    if (!other) return start(key, call);
    try {
      return await other;
    } catch (error) {
      if (isApiError(error) && error.status === TOO_MANY_REQUESTS) return join(key, call);
      throw error;
    }
  };
  return { join, isUnderWay: (key) => underWay.has(key) };
}
