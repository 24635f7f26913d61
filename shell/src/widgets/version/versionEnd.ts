export interface VersionEndOptions {
  /** Takes the widget out of the slot. Called once. */
  readonly leave: () => void;
  /** R2.12: resolves to true if the page is about to be reloaded because of this error. */
  readonly recover: (error: unknown) => Promise<boolean>;
  /** Reports a failure. Called before the widget leaves the slot. */
  readonly onFailing: (error: unknown, phase: string) => void;
  /** Called once, after a failed widget has left the slot. */
  readonly onFailed: () => void;
}

export interface VersionEnd {
  isClosed(): boolean;
  /** Takes the widget out of the slot. Does nothing if it is out already. */
  close(): void;
  /** Reports the error and takes the widget out of the slot. */
  fail(error: unknown, phase: string): void;
  /** The same, unless the page is about to be reloaded. */
  failOrReload(error: unknown, phase: string): void;
  /** Runs the widget's own code. What it throws is a failure in this phase. */
  attempt(phase: string, work: () => void): void;
}

/** Decides how one version ends: closed with its slot, or by its first failure. */
export function versionEnd({ leave, recover, onFailing, onFailed }: VersionEndOptions): VersionEnd {
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    leave();
  };
  const fail = (error: unknown, phase: string) => {
    if (closed) return;
    onFailing(error, phase);
    // React cannot unmount a root while it renders
    queueMicrotask(() => {
      if (closed) return;
      close();
      onFailed();
    });
  };
  return {
    isClosed: () => closed,
    close,
    fail,
    failOrReload(error, phase) {
      if (closed) return;
      void recover(error).then((reloads) => {
        if (!reloads) fail(error, phase);
      });
    },
    attempt(phase, work) {
      try {
        work();
      } catch (error) {
        fail(error, phase);
      }
    },
  };
}
