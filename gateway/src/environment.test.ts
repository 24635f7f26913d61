import { readEnvironment } from './environment.ts';

describe('the settings', () => {
  it('may all be absent', () => {
    expect(readEnvironment({})).toMatchObject({
      GATEWAY_PORT: 3100,
      GATEWAY_SCALE: 2000,
      SITE_ORIGIN: 'http://localhost:3000',
      GATEWAY_ORIGIN: 'http://localhost:3100',
    });
  });

  it('are all named in one error when they are wrong', () => {
    const bad = {
      GATEWAY_PORT: 'x',
      DATABASE_URL: 'mysql://a',
      CLOCK: 'soon',
      SITE_ORIGIN: 'javascript:1',
      GATEWAY_SCALE: '-1',
    };
    for (const name of Object.keys(bad)) expect(() => readEnvironment(bad)).toThrow(name);
  });

  it.each([
    ['full', 2000],
    ['1', 2000],
    ['0.1', 200],
    ['120', 120],
    ['0.0001', 1],
  ])('read the scale %s as %i courses', (given, courses) => {
    expect(readEnvironment({ GATEWAY_SCALE: given }).GATEWAY_SCALE).toBe(courses);
  });

  it.each([
    'loopback',
    '192.0.2.7',
    '192.0.2.7, 10.0.0.0/8',
    '2001:db8::1,2001:db8::/32',
    'uniquelocal',
  ])('accept %s as the addresses of the shell servers', (given) => {
    expect(readEnvironment({ TRUSTED_PROXIES: given }).TRUSTED_PROXIES).toBe(given);
  });

  it.each(['everybody', 'true', '10.0.0.0/33', '0.0.0.0/0', '192.0.2.7,', '192.0.2.7/'])(
    'refuse %s as the addresses of the shell servers',
    (given) => {
      expect(() => readEnvironment({ TRUSTED_PROXIES: given })).toThrow('TRUSTED_PROXIES');
    },
  );

  it('start the clock at the time that they give', () => {
    expect(readEnvironment({ CLOCK: '2026-11-21T08:00:00+09:00' }).CLOCK).toBe(
      Date.UTC(2026, 10, 20, 23),
    );
  });
});
