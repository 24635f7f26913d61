/** While it stands in the session, every document of this tab is recorded from its first moment on. */
const KEY = 'asashiba:recording';

export function isRecordingWished(window: Window): boolean {
  // to touch a blocked storage throws
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Throws where the browser forbids storage: then nothing can be recorded from the start. */
export function wishRecording({ sessionStorage }: Window, isWished: boolean): void {
  if (isWished) sessionStorage.setItem(KEY, '1');
  else sessionStorage.removeItem(KEY);
}
