/** @jest-environment node */
import { readEnvironment } from './environment.ts';

describe("the server's settings", () => {
  it('need nothing to be set', () => {
    expect(readEnvironment({})).toMatchObject({ SHELL_PORT: 3000, GATEWAY_URL: 'http://localhost:3100', REGISTRY_URL: 'http://localhost:3200' });
  });

  it('[R3.26] name every setting that does not fit at once', () => {
    expect(() => readEnvironment({ SHELL_PORT: 'x', GATEWAY_URL: 'nowhere', CLOCK: 'noon' })).toThrow(/SHELL_PORT[\s\S]*GATEWAY_URL[\s\S]*CLOCK/);
  });
});
