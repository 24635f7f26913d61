import { errorsReply, type ReportedErrors } from 'shared-contracts/release';
import { aRunningRegistry, type RunningRegistry, TOKENS } from '../../testing/aRunningRegistry.ts';

let registry: RunningRegistry;
beforeEach(async () => {
  registry = await aRunningRegistry();
});
afterEach(() => registry.stop());

const ERROR: ReportedErrors = {
  widget: 'mf-ads@1.0.0',
  name: 'TypeError',
  message: 'no banner of taro@example.com',
  place: 'remotes/mf-ads/1.0.0/widget.js:1:20',
  stack: 'at draw (remotes/mf-ads/1.0.0/widget.js:1:20)',
  count: 2,
};

function report(id: string, token: string = TOKENS.shell) {
  const body = { id: `a-report-of-a-shell-${id}`, groups: [ERROR] };
  return registry.call('POST', '/errors', token, body);
}

async function groups() {
  const { body } = await registry.call('GET', '/errors', TOKENS.shell);
  return errorsReply.parse(body).groups;
}

it('[R10.05] adds the errors of all shells up, each report once, without personal data', async () => {
  await report('1');
  await report('1');
  await report('2');
  expect(await groups()).toMatchObject([
    { widget: 'mf-ads@1.0.0', count: 4, message: expect.not.stringContaining('taro') as string },
  ]);
});

it('[R10.05] takes and tells errors to shells only', async () => {
  expect((await report('1', TOKENS['mf-ads'])).status).toBe(403);
  expect((await report('1', 'somebody-else')).status).toBe(401);
  expect((await registry.call('GET', '/errors', TOKENS['mf-ads'])).status).toBe(403);
  expect(await groups()).toEqual([]);
});

it('[R10.05] refuses what is no report', async () => {
  const id = 'a-report-of-a-shell';
  for (const body of [{ groups: [ERROR] }, { id, groups: [{ ...ERROR, message: 'a\u0000b' }] }])
    expect((await registry.call('POST', '/errors', TOKENS.shell, body)).status).toBe(400);
});
