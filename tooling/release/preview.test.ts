/** @jest-environment node */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { aRunningRegistry, tarOf, widgetFiles } from 'registry/testing';
import { repositoryRoot } from '../build/repositoryRoot.ts';

const RESULTS = 'token-of-the-results-team';
const ADS = 'token-of-the-ads-team-0';
let registry: Awaited<ReturnType<typeof aRunningRegistry>>;
beforeAll(async () => {
  registry = await aRunningRegistry();
  await registry.post('mf-results', tarOf(widgetFiles({ version: '1.2.0' })));
  const ads = { name: 'mf-ads', version: '1.1.0', manifest: { slots: ['right_ad'] } };
  await registry.post('mf-ads', tarOf(widgetFiles(ads)), ADS);
});
afterAll(() => registry.stop());
// a command starts slowly on a busy machine
jest.setTimeout(60_000);

/** Runs a command that a team types. */
async function run(name: 'preview' | 'release', words: readonly string[], token: string) {
  const all = [...words, '--to', registry.url, `--token=${token}`];
  const child = spawn(process.execPath, [`tooling/commands/${name}.ts`, ...all], {
    cwd: repositoryRoot,
  });
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { said, wrong };
}
function preview(words: readonly string[], token = RESULTS) {
  return run('preview', words, token);
}

it('[R10.04] a team gets the address of its version, the same each time, at the page that it names', async () => {
  const { said, wrong } = await preview(['address', 'mf-results@1.2.0']);
  expect(wrong).toBe('');
  expect(said).toMatch(
    /^https:\/\/golf\.example\/preview\/mf-results\/1\.2\.0\/asp_V1_[\w-]{43}\n$/,
  );
  const at = await preview(['address', 'mf-results@1.2.0', '--at', '/search/?area[]=12']);
  expect(at.said).toBe(`${said.trim()}?at=%2Fsearch%2F%3Farea%5B%5D%3D12\n`);
  const renewed = await preview(['renew', 'mf-results@1.2.0', '--why', 'it was posted']);
  expect(renewed.said).toMatch(/^https:\/\/golf\.example\/preview\/mf-results\/1\.2\.0\/asp_V1_/);
  expect(renewed.said).not.toBe(said);
});

it('[R10.04] a team issues one link of its version and of another, whose address it was given', async () => {
  const asked = ['link', 'mf-results@1.2.0', 'mf-ads@1.1.0', '--why', 'the whole of it'];
  expect((await preview(asked)).wrong).toBe(
    "mf-ads 1.1.0 is another team's: give the address that it passed on (npm run preview -- address mf-ads@1.1.0).\n",
  );
  const address = (await preview(['address', 'mf-ads@1.1.0'], ADS)).said.trim();
  const { said, wrong } = await preview(asked.map((word) => word.replace(/^mf-ads.*/, address)));
  expect(wrong).toBe('');
  expect(said).toMatch(/^https:\/\/golf\.example\/preview\?token=eyJ/);
  expect(said).toContain('and shows mf-results@1.2.0, mf-ads@1.1.0.');
  const byOperator = await preview(asked, 'token-of-an-operator');
  expect(byOperator.said).toContain('and shows mf-results@1.2.0, mf-ads@1.1.0.');
});

it('[R10.04] what is not right is said in a sentence with the next step', async () => {
  expect((await preview(['link', 'mf-results@1.2.0'])).wrong).toMatch(/^Say why/);
  expect((await preview(['address', 'mf-results'])).wrong).toMatch(/^Say which version \(mf-/);
  expect((await preview(['address', 'mf-results@9.0.0'])).wrong).toBe(
    'mf-results 9.0.0 was never published.\n',
  );
});

it('[R10.04] an operator acts on a widget of another repository, and a name that nobody has is refused', async () => {
  const holiday = { name: 'mf-holiday', version: '1.0.0', manifest: { slots: ['guest'] } };
  const operator = 'token-of-an-operator';
  await registry.post('mf-holiday', tarOf(widgetFiles(holiday)), operator);
  const address = await preview(['address', 'mf-holiday@1.0.0'], operator);
  expect(address.said).toMatch(/^https:\/\/golf\.example\/preview\/mf-holiday\/1\.0\.0\//);
  const pinned = await run('release', ['mf-holiday', 'pin', '--why', 'a fair'], operator);
  expect(pinned.wrong).toBe('');
  expect(pinned.said).toContain('pinned');
  expect((await run('release', ['mf-holliday'], operator)).wrong).toMatch(
    /^There is no widget mf-holliday; there are mf-/,
  );
});
