export interface RegistryReporting {
  readonly registryUrl: string;
  /** The registry's token for shells. */
  readonly token: string;
  /** Milliseconds between two reports. */
  readonly interval: number;
  readonly onFailure: (error: unknown) => void;
}

/** The status of an invalid report, which the registry will never accept. */
const NEVER_TAKEN = 400;

/**
 * Sends what `next` returns to a path of the registry every few seconds; undefined means that there is
 * nothing to tell. A report without an answer may have been counted, so it is sent again unchanged,
 * before later ones. Returns a function that sends the last report and stops.
 */
export function reportInTurn(
  path: string,
  next: () => object | undefined,
  { registryUrl, token, interval, onFailure }: RegistryReporting,
): () => Promise<void> {
  let untold: object | undefined;
  const report = async (): Promise<void> => {
    untold ??= next();
    if (!untold) return;
    try {
      const response = await fetch(new URL(path, registryUrl), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(untold),
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
      });
      if (response.ok || response.status === NEVER_TAKEN) untold = undefined;
      if (!response.ok) throw new Error(`The registry answered ${response.status} to ${path}`);
    } catch (error) {
      onFailure(error);
    }
  };
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(report);
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last.then(report);
    if (!untold) await report();
  };
}
