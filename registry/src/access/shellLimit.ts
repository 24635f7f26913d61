/**
 * The calls of one kind that the shells of one network may send in a minute. A process of a shell
 * reports visits every five seconds, and asks for each document of a browser with a preview.
 */
const MOST_CALLS = 3000;

/** The setting of a route that shells call for their visitors. */
export const SHELL_LIMIT = { rateLimit: { max: MOST_CALLS } } as const;
