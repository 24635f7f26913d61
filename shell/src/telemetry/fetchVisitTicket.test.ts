import { fetchVisitTicket } from './fetchVisitTicket.ts';

const asked: [string, RequestInit][] = [];
function answering(answer: Promise<Partial<Response>>) {
  globalThis.fetch = ((url: string, options: RequestInit) => {
    asked.push([url, options]);
    return answer;
  }) as typeof fetch;
}

describe('the ticket of this visit', () => {
  const { fetch: before } = globalThis;
  afterAll(() => {
    globalThis.fetch = before;
  });

  it('[R10.04] is fetched, never from a cache', async () => {
    answering(Promise.resolve({ status: 200, json: async () => ({ ticket: 'a-ticket' }) }));
    expect(await fetchVisitTicket('/telemetry/ticket')).toBe('a-ticket');
    expect(asked).toEqual([['/telemetry/ticket', expect.objectContaining({ cache: 'no-store' })]]);
  });

  it('[R10.04] is missing if there is no trial or no answer', async () => {
    answering(Promise.resolve({ status: 204 }));
    expect(await fetchVisitTicket('/telemetry/ticket')).toBeUndefined();
    answering(Promise.reject(new Error('offline')));
    expect(await fetchVisitTicket('/telemetry/ticket')).toBeUndefined();
  });
});
