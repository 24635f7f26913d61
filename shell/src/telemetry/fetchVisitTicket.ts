/**
 * Fetches the ticket for the report of this document's visit. Returns undefined if there is none:
 * no trial is running any more, or the server does not answer. Then the visit is not reported.
 */
export async function fetchVisitTicket(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { cache: 'no-store', priority: 'low' });
    if (response.status !== 200) return undefined;
    // The server of the same build has written it.
    const { ticket } = (await response.json()) as { readonly ticket: string };
    return ticket;
  } catch {
    return undefined;
  }
}
