const FRAME_FAILED = 'frameFailed';

/** Says that the frame cannot go on, with the message of the error. */
export function frameFailed(payload: string) {
  return { type: FRAME_FAILED, payload };
}

/** R8.08: the message of what has stopped the frame outside of its render; null while it works. */
export function fatalReducer(
  fatal: string | null = null,
  { type, payload }: { readonly type: string; readonly payload?: unknown },
): string | null {
  return type === FRAME_FAILED ? String(payload) : fatal;
}
