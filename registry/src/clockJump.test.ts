import { discovery } from 'shared-contracts/release';
import { aRunningRegistry, type RunningRegistry, TOKENS } from './testing/aRunningRegistry.ts';
import { tarOf } from './testing/aTarFile.ts';
import { widgetFiles } from './testing/widgetFiles.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 3);

let registry: RunningRegistry;
let now: number;
beforeEach(async () => {
  now = NOON;
  registry = await aRunningRegistry({ clock: () => now });
});
afterEach(() => registry.stop());

it.each([
  ['ahead by a month, and is put right', 30 * DAY],
  ['back by a month, and is put right', -30 * DAY],
])(
  '[R10.05] a clock that jumps %s ends nothing: answers are dated by it, versions come and go, errors are kept',
  async (_what, jump) => {
    const say = (message: string) => ({
      id: `a-report-of-a-shell-${message}`,
      groups: [{ widget: 'mf-ads@1.0.0', name: 'Error', message, place: '', stack: '', count: 1 }],
    });
    const works = async (version: string) => {
      const files = tarOf(widgetFiles({ name: 'mf-ads', version }));
      expect((await registry.post('mf-ads', files, TOKENS['mf-ads'])).status).toBe(201);
      const answer = discovery.parse(await (await fetch(`${registry.url}/discovery`)).json());
      expect(answer.microFrontends['mf-ads']?.[0]?.metadata.version).toBe(version);
      expect(answer.record?.issuedAt).toBe(now);
      expect(answer.record?.expiresAt).toBeGreaterThan(now);
      // as many as begin in a minute
      for (let group = 0; group < 20; group += 1) {
        const report = say(`${version.replaceAll('.', '-')}-${'x'.repeat(group)}`);
        const { status } = await registry.call('POST', '/errors', TOKENS.shell, report);
        expect(status).toBe(200);
      }
      const { body } = await registry.call('GET', '/errors', TOKENS.shell);
      expect(JSON.stringify(body)).toContain(version.replaceAll('.', '-'));
      expect((await fetch(`${registry.url}/health/ready`)).status).toBe(200);
    };
    await works('1.0.0');
    now += jump;
    await works('1.1.0');
    now -= jump - 60_000;
    await works('1.2.0');
  },
);
