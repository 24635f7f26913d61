/** While the session storage has this key, every document of this tab is recorded from its first moment on. */
const KEY = 'asashiba:recording';

/** Returns whether this tab is to be recorded; `false` if the browser forbids storage. */
export function isRecordingWished(window: Window): boolean {
  // a blocked storage throws at the first access
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Starts or ends the recording of this tab, from its next document on. Throws if the browser forbids storage. */
export function wishRecording({ sessionStorage }: Window, isWished: boolean): void {
  if (isWished) sessionStorage.setItem(KEY, '1');
  else sessionStorage.removeItem(KEY);
}
