/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WIDGETS } from '../widgets.ts';
import { type Lock, SHIPPED_ROOTS, shippedPackages } from './shippedPackages.ts';
import { writeBill } from './writeBill.ts';

const LOCK: Lock = {
  shell: { dependencies: { 'shared-ui': '*', a: '1' } },
  'shared-ui': { dependencies: { b: '1' } },
  'node_modules/shared-ui': { link: true, resolved: 'shared-ui' },
  'node_modules/a': {
    version: '1.0.0',
    dependencies: { b: '2' },
    optionalDependencies: { c: '1' },
  },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
  'node_modules/b': { version: '1.0.0' },
  'node_modules/tool': { version: '1.0.0' },
};

describe('the packages that ship', () => {
  it('are those that the roots need, each in the version that Node finds', () => {
    expect(
      shippedPackages(LOCK, ['shell']).map(({ name, version }) => `${name} ${version}`),
    ).toEqual(['a 1.0.0', 'b 2.0.0', 'b 1.0.0']);
  });

  it('are never guessed: a package that the lock lacks is named', () => {
    expect(() => shippedPackages({ shell: { dependencies: { a: '1' } } }, ['shell'])).toThrow(
      'no a, which shell needs',
    );
  });

  it('belong to every widget of this repository', () => {
    expect(SHIPPED_ROOTS).toEqual(expect.arrayContaining([...WIDGETS]));
  });
});

it('a build writes a bill of materials with hashes and licences, the same bytes each time, and the terms of each package', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bill-'));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  try {
    await writeBill(folder);
    const bill = read('sbom.cdx.json');
    const { components } = JSON.parse(bill) as {
      components: { name: string; licenses?: unknown; hashes?: { content: string }[] }[];
    };
    const react = components.find(({ name }) => name === 'react-dom');
    expect(react).toMatchObject({ licenses: [{ license: { id: 'MIT' } }] });
    expect(react?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    expect(components.filter(({ hashes, licenses }) => !hashes || !licenses)).toEqual([]);
    expect(components.map(({ name }) => name)).not.toContain('webpack');
    expect(read('licences.txt')).toContain('Copyright (c) Meta Platforms');
    await writeBill(folder);
    expect(read('sbom.cdx.json')).toBe(bill);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
