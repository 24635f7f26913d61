/** Runs one act after the other: what an act has checked still holds when it writes. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.then(act);
    last = result.catch(() => undefined);
    return result;
  };
}
