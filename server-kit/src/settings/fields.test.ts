import * as z from 'zod';
import {
  clockStart,
  list,
  listenAddress,
  port,
  readBy,
  toMigrateAtStart,
  trustedProxies,
} from './fields.ts';
import { readSettings, SettingsError } from './readSettings.ts';

const schema = z.object({
  PORT: port(3000),
  METRICS: listenAddress,
  CLOCK: clockStart,
  NAMES: list('a, b'),
  PROXIES: trustedProxies.default('loopback'),
  JSON: readBy((text): unknown => (text === '' ? undefined : JSON.parse(text))),
});

describe('the settings of a server', () => {
  it('all have defaults', () => {
    expect(readSettings(schema, {})).toEqual({
      PORT: 3000,
      CLOCK: undefined,
      NAMES: ['a', 'b'],
      PROXIES: 'loopback',
      JSON: undefined,
    });
  });

  it('are parsed from texts', () => {
    expect(
      readSettings(schema, { PORT: '0', CLOCK: '2026-11-21T08:00:00+09:00', NAMES: ' c ,,' }),
    ).toMatchObject({ PORT: 0, CLOCK: Date.UTC(2026, 10, 20, 23), NAMES: ['c'] });
  });

  it.each([
    ['127.0.0.1:3001', { host: '127.0.0.1', port: 3001 }],
    ['[::1]:0', { host: '::1', port: 0 }],
    ['metrics.inner:9464', { host: 'metrics.inner', port: 9464 }],
  ])('name an address to listen on (%s)', (text, address) => {
    expect(readSettings(schema, { METRICS: text })).toMatchObject({ METRICS: address });
  });

  it.each(['3001', '127.0.0.1', '127.0.0.1:70000', ':3001', '127.0.0.1:x'])(
    'refuse %s as an address to listen on',
    (text) => {
      expect(() => readSettings(schema, { METRICS: text })).toThrow(/^METRICS: /);
    },
  );

  it('[R3.26] throw one error that names every invalid variable on its own line', () => {
    const bad = { PORT: '70000', CLOCK: 'noon', PROXIES: '10.0.0.0/33', JSON: '{' };
    expect(() => readSettings(schema, bad)).toThrow(SettingsError);
    expect(() => readSettings(schema, bad)).toThrow(/^PORT: .*\nCLOCK: .*\nPROXIES: .*\nJSON: /);
  });
});

describe('a server that starts', () => {
  const POSTGRES = 'postgres://server@database/server';

  it.each([
    ['production', undefined, undefined, true],
    ['production', 'pglite:memory', undefined, true],
    ['production', POSTGRES, undefined, false],
    ['production', POSTGRES, true, true],
    ['demonstration', POSTGRES, undefined, true],
    ['demonstration', POSTGRES, false, false],
  ] as const)(
    '[R10.04] in %s on %s, told %s, changes tables: %s',
    (SITE_MODE, DATABASE_URL, MIGRATE_AT_START, expected) => {
      expect(toMigrateAtStart({ SITE_MODE, DATABASE_URL, MIGRATE_AT_START })).toBe(expected);
    },
  );
});
