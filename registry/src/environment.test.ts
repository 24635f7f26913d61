import { generateKeyPairSync } from 'node:crypto';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aTestFolder } from 'server-kit/testing/aTestFolder';
import { readEnvironment, readServerEnvironment } from './environment.ts';

it('all settings have defaults', () => {
  expect(readEnvironment({})).toEqual({
    REGISTRY_PORT: 3200,
    REGISTRY_HOST: '127.0.0.1',
    ASSET_STORE: '.data/assets',
    S3_REGION: 'us-east-1',
    REGISTRY_DATA: '.data/registry',
    REGISTRY_TOKENS: expect.any(Function),
    CI_IDENTITIES: expect.any(Function),
    WIDGET_KEYS: expect.any(Function),
    RELEASE_KEY: expect.any(Function),
    HOST_SHARED: expect.any(Function),
    HOST_EVENTS: expect.any(Function),
    HOST_SLOTS: expect.any(Function),
    LOG_LEVEL: 'warn',
    TRACES_SHARE: 1,
    SITE_MODE: 'production',
  });
});

it('a registry in production does not start without tokens, keys, files and what the host shares', () => {
  expect(() => readServerEnvironment({})).toThrow(
    /ASSET_STORE: .*\nREGISTRY_TOKENS: .*\nWIDGET_KEYS: .*\nRELEASE_KEY: .*\nHOST_SHARED: .*\nHOST_EVENTS: .*\nHOST_SLOTS: .*\nHOST_RENDERER: /,
  );
  expect(readServerEnvironment({ SITE_MODE: 'demonstration' }).REGISTRY_PORT).toBe(3200);
});

it('[R10.02] a registry in production takes only hashes of tokens, and says whose token stands in its settings', () => {
  const settings = {
    ASSET_STORE: '/srv/assets',
    WIDGET_KEYS: '{}',
    RELEASE_KEY: generateKeyPairSync('ed25519')
      .privateKey.export({ format: 'pem', type: 'pkcs8' })
      .toString(),
    HOST_SHARED: '{}',
    HOST_EVENTS: '{}',
    HOST_SLOTS: '[]',
    HOST_RENDERER: '/host/renderer',
  };
  const plain = { ...settings, REGISTRY_TOKENS: `operator=${'a'.repeat(20)}` };
  expect(() => readServerEnvironment(plain)).toThrow(
    'REGISTRY_TOKENS: must have sha256:<hex> instead of the token of operator',
  );
  const hashed = { ...settings, REGISTRY_TOKENS: `operator=sha256:${'0'.repeat(64)}` };
  expect(readServerEnvironment(hashed).REGISTRY_TOKENS()).toHaveLength(1);
});

it('one error names every invalid setting', () => {
  const bad = () =>
    readEnvironment({
      REGISTRY_PORT: 'many',
      REGISTRY_TOKENS: 'mf-results=short',
      WIDGET_KEYS: '{"mf-ads":"no key"}',
      HOST_SHARED: '[]',
      CLOCK: 'noon',
    });
  expect(bad).toThrow(
    /REGISTRY_PORT: .*\nREGISTRY_TOKENS: the token of mf-results is shorter than 16 characters\nWIDGET_KEYS: .*\nHOST_SHARED: .*\nCLOCK: /s,
  );
});

it('[R10.04] a file of tokens is read again when a team is added; an invalid file keeps the last tokens', async () => {
  const file = join(await aTestFolder('tokens'), 'tokens.json');
  await writeFile(file, JSON.stringify({ 'mf-results': 'a'.repeat(20) }));
  const { REGISTRY_TOKENS } = readEnvironment({ REGISTRY_TOKENS: `file:${file}` });
  const widgets = () => REGISTRY_TOKENS().map(({ widget }) => widget);
  expect(widgets()).toEqual(['mf-results']);
  await writeFile(
    file,
    JSON.stringify({ 'mf-results': 'a'.repeat(20), 'mf-weather': 'b'.repeat(20) }),
  );
  await utimes(file, 1, 1);
  expect(widgets()).toEqual(['mf-results', 'mf-weather']);
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await writeFile(file, '{"mf-results"');
  await utimes(file, 2, 2);
  expect(widgets()).toEqual(['mf-results', 'mf-weather']);
  said.mockRestore();
});

describe('keys and tokens in a file', () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const keys = JSON.stringify({
    'mf-results': publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  });
  const aFile = async (content: string) => {
    const file = join(await aTestFolder('keys'), 'keys.json');
    await writeFile(file, content);
    return file;
  };

  it('[R10.05] must be readable when the registry starts', async () => {
    const empty = await aFile('');
    expect(() =>
      readEnvironment({ WIDGET_KEYS: 'file:/nowhere/keys.json', REGISTRY_TOKENS: `file:${empty}` }),
    ).toThrow(/REGISTRY_TOKENS: .*is empty\nWIDGET_KEYS: ENOENT/);
  });

  it('[R10.05] stay in use when the file becomes empty, invalid or missing, so that no unsigned version gets in; the log says so once', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const file = await aFile(keys);
    const { WIDGET_KEYS } = readEnvironment({ WIDGET_KEYS: `file:${file}` });
    for (const [at, content] of ['', ' \n', '{"mf-results"', 'null'].entries()) {
      await writeFile(file, content);
      await utimes(file, at + 1, at + 1);
      expect([...(WIDGET_KEYS()?.keys() ?? [])]).toEqual(['mf-results']);
    }
    await rm(file);
    expect([...(WIDGET_KEYS()?.keys() ?? [])]).toEqual(['mf-results']);
    expect(said).toHaveBeenCalledTimes(1);
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`${file} cannot be read`));
    said.mockRestore();
  });
});
