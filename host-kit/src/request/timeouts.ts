/** R9.01: how long a call may take by default, in milliseconds. */
export const DEFAULT_TIMEOUT = 8000;
/**
 * R9.01: the client of the staff pages waits without a limit, so that it always hears what has become
 * of a call. The shell's server, which it calls, ends each call: one of the auth server after
 * `DEFAULT_TIMEOUT`, a renewal after its last try (ADR 014).
 */
export const STAFF_TIMEOUT = 0;
