import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackageSettings } from './environment.ts';
import { seal, SIGNATURE, SUMS } from './seal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seal-'));
  mkdirSync(join(folder, 'widgets'));
  writeFileSync(join(folder, 'a.tar.gz'), 'a');
  writeFileSync(join(folder, 'widgets/b.tgz'), 'b');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('an operator checks every file of a package by its checksums, and these by the key of who packaged', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await seal(folder, readPackageSettings({ PACKAGE_KEY: pem }).PACKAGE_KEY());
  const sums = readFileSync(join(folder, SUMS));
  expect(sums.toString()).toMatch(
    /^[0-9a-f]{64} {2}a\.tar\.gz\n[0-9a-f]{64} {2}widgets\/b\.tgz\n$/,
  );
  execFileSync('sha256sum', ['--check', '--strict', SUMS], { cwd: folder });
  const signature = readFileSync(join(folder, SIGNATURE));
  expect(verify(null, sums, publicKey, signature)).toBe(true);
  expect(verify(null, Buffer.concat([sums, Buffer.from(' ')]), publicKey, signature)).toBe(false);
});

it('without a key nobody signs, and a key of another kind is refused', async () => {
  expect(readPackageSettings({}).PACKAGE_KEY()).toBeUndefined();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  expect(() => readPackageSettings({ PACKAGE_KEY: pem })).toThrow(
    'PACKAGE_KEY: is not an Ed25519 key',
  );
});
