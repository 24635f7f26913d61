/**
 * Returns a function that runs acts one at a time, in the order of its calls. It returns the act's
 * result.
 */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.then(act);
    last = result.catch(() => undefined);
    return result;
  };
}
