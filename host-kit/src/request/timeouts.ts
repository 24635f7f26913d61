/** R9.01: how long a call may take by default, in milliseconds. */
export const DEFAULT_TIMEOUT = 8000;
/** R9.01: the staff client waits without a limit. */
export const STAFF_TIMEOUT = 0;
