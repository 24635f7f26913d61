/** @jest-environment node */
import { readEnvironment, toMapTiles } from './environment.ts';

describe("the server's settings", () => {
  it('need nothing to be set', () => {
    expect(readEnvironment({})).toMatchObject({ SHELL_PORT: 3000, GATEWAY_URL: 'http://localhost:3100', REGISTRY_URL: 'http://localhost:3200' });
  });

  it('[R3.26] name every setting that does not fit at once', () => {
    expect(() => readEnvironment({ SHELL_PORT: 'x', GATEWAY_URL: 'nowhere', CLOCK: 'noon' })).toThrow(/SHELL_PORT[\s\S]*GATEWAY_URL[\s\S]*CLOCK/);
  });

  it('[R7.19] want TLS for the user API where the pages have it, and a certificate with a key', () => {
    const tls = { TLS_KEY: 'key.pem', TLS_CERT: 'cert.pem' };
    expect(() => readEnvironment({ ...tls, USER_API_URL: 'http://user.example/info' })).toThrow(/USER_API_URL.*TLS/);
    expect(readEnvironment({ ...tls, USER_API_URL: 'https://user.example/info' }).USER_API_URL).toBe('https://user.example/info');
    expect(() => readEnvironment({ TLS_KEY: 'key.pem' })).toThrow(/TLS_CERT/);
  });

  it('[R2.10] name the origins that a rule may lead to', () => {
    expect(readEnvironment({ REDIRECT_ORIGINS: 'https://a.example/x, https://b.example' }).REDIRECT_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
    expect(() => readEnvironment({ REDIRECT_ORIGINS: 'a.example' })).toThrow(/REDIRECT_ORIGINS/);
  });

  it('[R2.17] take tiles of a map with the words that name their source, and neither alone', () => {
    const tiles = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: 'Survey' };
    expect(toMapTiles(readEnvironment(tiles))).toEqual({ url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Survey' });
    expect(toMapTiles(readEnvironment({}))).toBeUndefined();
    expect(() => readEnvironment({ MAP_TILES_URL: tiles.MAP_TILES_URL })).toThrow(/MAP_TILES_ATTRIBUTION/);
    for (const url of ['https://tiles.example/{z}/{x}.png', 'https://{s}.tiles.example/{z}/{x}/{y}.png', 'tiles/{z}/{x}/{y}']) {
      expect(() => readEnvironment({ ...tiles, MAP_TILES_URL: url })).toThrow(/MAP_TILES_URL/);
    }
  });
});
