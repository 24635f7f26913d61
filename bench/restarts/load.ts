/** What a load has counted. */
export interface Counted {
  readonly answered: number;
  /** A sentence for each request that was not answered whole with 200. */
  readonly failures: readonly string[];
}

export interface LoadOptions {
  readonly url: string;
  /** The paths that each caller asks for, in turn. */
  readonly paths: readonly string[];
  readonly callers: number;
  /** Called after each request with the number of all that were answered. */
  readonly onAnswer?: (answered: number) => void;
}

/** Asks with some callers, each of which waits for its answer, until `stop`, which resolves to what was counted. */
export function startLoad({ url, paths, callers, onAnswer = () => {} }: LoadOptions): {
  stop(): Promise<Counted>;
} {
  const failures: string[] = [];
  let answered = 0;
  let isStopped = false;
  const ask = async (path: string): Promise<void> => {
    try {
      const answer = await fetch(url + path);
      const text = await answer.text();
      if (answer.status !== 200) failures.push(`${path}: ${answer.status} ${text.slice(0, 500)}`);
    } catch (error) {
      failures.push(`${path}: ${String(error)}`);
    }
    answered += 1;
    onAnswer(answered);
  };
  const call = async (first: number): Promise<void> => {
    for (let turn = first; !isStopped; turn += 1) await ask(paths[turn % paths.length] ?? '/');
  };
  const calling = Array.from({ length: callers }, (_, first) => call(first));
  return {
    async stop() {
      isStopped = true;
      await Promise.all(calling);
      return { answered, failures };
    },
  };
}
