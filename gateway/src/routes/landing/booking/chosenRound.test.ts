import { NOW, openTestGateway, type TestGateway } from '../../../testing/openTestGateway.ts';

describe.each(['sqlite', 'postgres'] as const)(
  'a booking of a course that cannot be, on %s',
  (kind) => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await openTestGateway(NOW, kind);
    }, 120_000);
    afterAll(() => gateway.close());

    it.each(['c_id=9999999999', 'c_id=99999999999', 'c_id=999999999999', 'plan_id=999999999999'])(
      '[R1.01] says so, or that there is none, for %s',
      async (query) => {
        const get = (path: string) => gateway.app.inject(`/gora/landing/booking${path}?${query}`);
        const page = await get('');
        expect([page.statusCode, page.body]).toEqual([
          200,
          expect.stringContaining('class="sorry"'),
        ]);
        expect((await get('/round.ics')).statusCode).toBe(404);
      },
    );
  },
);
