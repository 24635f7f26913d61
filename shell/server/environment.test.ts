/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { aTestFolder } from 'server-kit/testing/aTestFolder';
import {
  readEnvironment,
  readServerEnvironment,
  toAccountPages,
  toMapTiles,
  toReleasesKept,
  toTryPatience,
} from './environment.ts';

describe("the server's settings", () => {
  it('all have defaults', () => {
    expect(readEnvironment({})).toMatchObject({
      SHELL_PORT: 3000,
      GATEWAY_URL: 'http://localhost:3100',
      REGISTRY_URL: 'http://localhost:3200',
    });
  });

  it('give a widget a renderer for every two cores, and all of them a share of the memory', () => {
    const { RENDERERS, RENDER_MEMORY } = readEnvironment({});
    expect(RENDERERS).toBe(Math.ceil(availableParallelism() / 2));
    expect(RENDER_MEMORY).toBeGreaterThanOrEqual(400);
    expect(() => readEnvironment({ RENDERERS: '0' })).toThrow(/RENDERERS/);
  });

  it('name the command that starts a renderer with fewer rights, word by word; none by default', () => {
    expect(readEnvironment({}).RENDERER_SANDBOX).toEqual([]);
    const { RENDERER_SANDBOX } = readEnvironment({ RENDERER_SANDBOX: ' unshare  --net' });
    expect(RENDERER_SANDBOX).toEqual(['unshare', '--net']);
  });

  it('in production name its origin, its neighbours, its files and the keys of the teams, or it does not start', () => {
    expect(() => readServerEnvironment({})).toThrow(
      /SITE_ORIGIN: .*\nFRAME_ORIGIN: .*\nGATEWAY_URL: .*\nREGISTRY_URL: .*\nASSET_STORE: .*\nWIDGET_KEYS: .*\nRELEASE_KEYS: .*\nREGISTRY_REPORTS_TOKEN: .*\nSITES_BASE: .*\nUSER_API_URL: /,
    );
    expect(readServerEnvironment({ SITE_MODE: 'demonstration' }).SHELL_PORT).toBe(3000);
  });

  it('[R6.03] show the sign-ins of all account systems in a demonstration, in production those that the operator names', () => {
    const pagesOf = (more: Record<string, string>) =>
      toAccountPages(readEnvironment({ SITE_MODE: 'production', ...more }));
    expect(pagesOf({ SITE_MODE: 'demonstration' })).toEqual(['default', 'rfb', 'suzaku', 'user']);
    expect(pagesOf({})).toEqual([]);
    expect(pagesOf({ ACCOUNT_PAGES: 'suzaku, user' })).toEqual(['suzaku', 'user']);
    expect(() => pagesOf({ ACCOUNT_PAGES: 'panda' })).toThrow(/ACCOUNT_PAGES/);
    expect(() => readServerEnvironment({ ACCOUNT_PAGES: 'rfb' })).toThrow(/RFB_AUTHORIZE_URL/);
    expect(() => readServerEnvironment({ ACCOUNT_PAGES: 'user' })).not.toThrow(/RFB_AUTHORIZE_URL/);
  });

  it('[R3.26] throw one error that names every invalid setting', () => {
    expect(() =>
      readEnvironment({ SHELL_PORT: 'x', GATEWAY_URL: 'nowhere', CLOCK: 'noon' }),
    ).toThrow(/SHELL_PORT[\s\S]*GATEWAY_URL[\s\S]*CLOCK/);
  });

  it('[R7.19] need TLS for the user API if the pages have it, and a certificate with its key', () => {
    const tls = { TLS_KEY: 'key.pem', TLS_CERT: 'cert.pem' };
    expect(() => readEnvironment({ ...tls, USER_API_URL: 'http://user.example/info' })).toThrow(
      /USER_API_URL.*TLS/,
    );
    expect(
      readEnvironment({ ...tls, USER_API_URL: 'https://user.example/info' }).USER_API_URL,
    ).toBe('https://user.example/info');
    expect(() => readEnvironment({ TLS_KEY: 'key.pem' })).toThrow(/TLS_CERT/);
  });

  it('[R2.10] list the origins to which a rule may redirect', () => {
    expect(
      readEnvironment({ REDIRECT_ORIGINS: 'https://a.example/x, https://b.example' })
        .REDIRECT_ORIGINS,
    ).toEqual(['https://a.example', 'https://b.example']);
    expect(() => readEnvironment({ REDIRECT_ORIGINS: 'a.example' })).toThrow(/REDIRECT_ORIGINS/);
  });

  it('[R2.17] accept map tiles only together with their attribution', () => {
    const tiles = {
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: 'Survey',
    };
    expect(toMapTiles(readEnvironment(tiles))).toEqual({
      url: 'https://tiles.example/{z}/{x}/{y}.png',
      attribution: 'Survey',
    });
    expect(toMapTiles(readEnvironment({}))).toBeUndefined();
    expect(() => readEnvironment({ MAP_TILES_URL: tiles.MAP_TILES_URL })).toThrow(
      /MAP_TILES_ATTRIBUTION/,
    );
    for (const url of [
      'https://tiles.example/{z}/{x}.png',
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
      'tiles/{z}/{x}/{y}',
    ]) {
      expect(() => readEnvironment({ ...tiles, MAP_TILES_URL: url })).toThrow(/MAP_TILES_URL/);
    }
  });

  it('[R10.05] need the file of keys at the start, and keep the keys when the file becomes empty', async () => {
    expect(readEnvironment({}).WIDGET_KEYS()).toBeUndefined();
    expect(() => readEnvironment({ WIDGET_KEYS: 'file:/nowhere/keys.json' })).toThrow(
      /WIDGET_KEYS: ENOENT/,
    );
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const file = join(await aTestFolder('keys'), 'keys.json');
    await writeFile(
      file,
      JSON.stringify({
        'mf-results': generateKeyPairSync('ed25519')
          .publicKey.export({ format: 'der', type: 'spki' })
          .toString('base64'),
      }),
    );
    const { WIDGET_KEYS } = readEnvironment({ WIDGET_KEYS: `file:${file}` });
    await writeFile(file, '');
    await utimes(file, 1, 1);
    expect([...(WIDGET_KEYS()?.keys() ?? [])]).toEqual(['mf-results']);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('is empty'));
    said.mockRestore();
  });

  it.each([
    [{}, 100],
    [{ RELEASES_KEPT: '0' }, 0],
    [{ SITE_MODE: 'demonstration' }, 0],
    [{ SITE_MODE: 'demonstration', RELEASES_KEPT: '250' }, 250],
  ])('%p lets the registry’s answer serve for %i ms', (settings, milliseconds) => {
    expect(toReleasesKept(readEnvironment(settings))).toBe(milliseconds);
  });

  it.each([
    [{}, 0],
    [{ TRY_PATIENCE: '300' }, 300],
    [{ SITE_MODE: 'demonstration' }, 8000],
    [{ SITE_MODE: 'demonstration', TRY_PATIENCE: '0' }, 0],
  ])('%p lets a document wait for the try of a new version for %i ms', (settings, milliseconds) => {
    expect(toTryPatience(readEnvironment(settings))).toBe(milliseconds);
  });
});
