/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { runWebpack } from './runWebpack.ts';
import { SharedFromHostPlugin } from './SharedFromHostPlugin.ts';

/** A package in the share scope, as the runtime of federation keeps it. */
interface Offered {
  readonly get: () => unknown;
  readonly useIn?: string[];
}
interface Container {
  init(scope: Readonly<Record<string, Readonly<Record<string, Offered>>>>): unknown;
  get(name: string): Promise<() => unknown>;
}

/** The build uses `hello` alone of `lib`, and of `lib/part` more than its first part has. */
const FIRST_PARTS = { lib: ['hello', 'goodbye'], 'lib/part': ['number'] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shared-from-host-'));
  await writeFile(
    join(folder, 'greeting.js'),
    "import * as lib from 'lib'; import { name } from 'lib/part'; export default lib.hello + name;",
  );
  await runWebpack({
    mode: 'production',
    target: 'node24',
    context: folder,
    entry: {},
    output: { path: join(folder, 'built'), uniqueName: 'mf_greeting_1_0_0' },
    plugins: [
      new webpack.container.ContainerPlugin({
        name: 'mf_greeting_1_0_0',
        filename: 'remoteEntry.js',
        library: { type: 'commonjs2' },
        exposes: { './greeting': { import: './greeting.js', name: 'greeting' } },
      }),
      new SharedFromHostPlugin(['lib', 'lib/part', 'unused'], FIRST_PARTS),
    ],
  });
});
afterAll(() => rm(folder, { recursive: true }));

/** A container that nobody has opened yet. */
function aContainer(): Container {
  jest.resetModules();
  return createRequire(import.meta.url)(join(folder, 'built/remoteEntry.js')) as Container;
}

async function greetingOf(container: Container): Promise<unknown> {
  const factory = await container.get('./greeting');
  return (factory() as { default: unknown }).default;
}

const lib: Offered = { get: () => () => ({ hello: 'hello ' }) };
const part: Offered = { get: async () => () => ({ name: 'host' }) };

describe('the packages of the host in a widget', () => {
  it('[R10.02] come out of the share scope, at once or later, and say who uses them', async () => {
    const unused = { get: jest.fn() };
    const used = { ...lib, useIn: ['mf_other_1_0_0'] };
    const container = aContainer();
    await container.init({
      lib: { '1.0.0': used },
      'lib/part': { '1.0.0': part },
      unused: { '1.0.0': unused },
    });
    expect(await greetingOf(container)).toBe('hello host');
    expect(used.useIn).toEqual(['mf_other_1_0_0', 'mf_greeting_1_0_0']);
    expect(unused.get).not.toHaveBeenCalled();
  });

  it('[R10.02] come as their first part where the build uses no more, and whole from a host without it', async () => {
    const first = { get: () => () => ({ hello: 'first ' }) };
    const scope = { lib: { '1.0.0': lib }, 'lib/part': { '1.0.0': part } };
    const container = aContainer();
    await container.init({ ...scope, 'lib#first': { '1.0.0': first }, 'lib/part#first': {} });
    expect(await greetingOf(container)).toBe('first host');
    const other = aContainer();
    await other.init(scope);
    expect(await greetingOf(other)).toBe('hello host');
  });

  it('[R10.05] are named if the host does not share them', async () => {
    const container = aContainer();
    await container.init({ lib: { '1.0.0': lib } });
    await expect(greetingOf(container)).rejects.toThrow('The host does not share lib/part');
  });

  it('[R10.05] are asked for again by the next attempt', async () => {
    const container = aContainer();
    const get = jest.fn(async () => () => ({ name: 'host' }));
    get.mockRejectedValueOnce(new Error('lost'));
    await container.init({ lib: { '1.0.0': lib }, 'lib/part': { '1.0.0': { get } } });
    await expect(greetingOf(container)).rejects.toThrow('lost');
    expect(await greetingOf(container)).toBe('hello host');
    expect(get).toHaveBeenCalledTimes(2);
  });
});
