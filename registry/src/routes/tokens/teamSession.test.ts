import { issueToken, listTokens, publishWidget, revokeToken } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';

const HOUR = 3_600_000;
const NAME = 'mf-results';

let now: number;
let registry: RunningRegistry;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 23);
  registry = await aRunningRegistry({ clock: () => now });
});
afterEach(() => registry.stop());

function operator() {
  return { registryUrl: registry.url, token: TOKENS.operator };
}
async function open(token: string): Promise<string> {
  const { body } = await registry.call('POST', '/tokens/session', token);
  return String(body['token']);
}
function whose(session: string) {
  return registry.call('GET', '/tokens/session', session);
}
async function publish(token: string, version = '1.0.0') {
  const folder = await aBuiltWidget({ version });
  return publishWidget({ registryUrl: registry.url, token, folder });
}
function rollBack(token: string, name = NAME) {
  return registry.call('POST', `/widgets/${name}/rollback`, token, { reason: 'no prices' });
}

describe("the session of a team's page", () => {
  it('[R10.02] counts for an hour, for the widget of its token, with the acts of the page alone', async () => {
    const session = await open(TOKENS[NAME]);
    expect(await whose(session)).toMatchObject({
      status: 200,
      body: {
        widget: NAME,
        acts: ['raise', 'rollback', 'hold', 'preview'],
        expiresAt: new Date(now + HOUR).toISOString(),
      },
    });
    await expect(publish(session)).rejects.toThrow('the act publish');
    expect(await rollBack(session, 'mf-ads')).toMatchObject({ status: 403 });
    now += HOUR;
    expect(await whose(session)).toMatchObject({ status: 401 });
  });

  it('[R10.02] has no act that its token has not, acts under the name of that token, and stands in the log, not in the list', async () => {
    await publish(TOKENS[NAME]);
    await publish(TOKENS[NAME], '1.1.0');
    const issued = { ...operator(), widget: NAME, days: 1, reason: 'to look' };
    const { id, token } = await issueToken({ ...issued, acts: ['rollback', 'publish'] });
    const session = await open(token);
    expect(await whose(session)).toMatchObject({
      body: { name: `${NAME}#${id}`, acts: ['rollback'] },
    });
    expect(await rollBack(session)).toMatchObject({ status: 200 });
    const { body } = await registry.call('GET', `/widgets/${NAME}/audit`, '');
    expect((body['acts'] as { act: string; who: string }[]).slice(-2)).toMatchObject([
      { act: 'page-opened', who: `${NAME}#${id}` },
      { act: 'rolled-back', who: `${NAME}#${id}` },
    ]);
    expect((await listTokens(operator())).map((each) => each.id)).toEqual([id]);
  });

  it('[R10.02] ends at the sign-out, and with its token: when that is revoked or expires', async () => {
    const signedOut = await open(TOKENS[NAME]);
    expect(await registry.call('DELETE', '/tokens/session', signedOut)).toMatchObject({
      status: 200,
    });
    expect(await whose(signedOut)).toMatchObject({ status: 401 });
    const wish = { ...operator(), widget: NAME, acts: ['raise'], days: 1, reason: 'a laptop' };
    const { id, token } = await issueToken(wish);
    const orphan = await open(token);
    await revokeToken({ ...operator(), id, reason: 'the laptop was lost' });
    expect(await whose(orphan)).toMatchObject({ status: 401 });
    const short = await issueToken(wish);
    now += 24 * HOUR - 1000;
    const late = await open(short.token);
    expect(await whose(late)).toMatchObject({
      body: { expiresAt: new Date(now + 1000).toISOString() },
    });
  });

  it('[R10.02] is opened by no session, no shell and nobody without a token; a token is no session', async () => {
    const session = await open(TOKENS[NAME]);
    const status = async (method: string, token: string) =>
      (await registry.call(method, '/tokens/session', token)).status;
    expect(await status('POST', session)).toBe(403);
    expect(await status('POST', TOKENS.shell)).toBe(403);
    expect(await status('POST', 'no-token-of-anybody')).toBe(401);
    expect(await status('GET', TOKENS[NAME])).toBe(403);
    expect(await status('DELETE', TOKENS[NAME])).toBe(403);
  });
});
