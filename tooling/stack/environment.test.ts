/** @jest-environment node */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { withEnvironment } from './environment.ts';

const run = promisify(execFile);

/** What `npm run doctor`, which reads the settings of `npm start`, says with these. */
async function saidWith(settings: Readonly<Record<string, string>>): Promise<string> {
  const command = join(repositoryRoot, 'tooling/commands/doctor.ts');
  const env = withEnvironment(settings);
  const ended = run(process.execPath, [command], { env });
  const { stdout, stderr } = await ended.catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return stdout + stderr;
}

const WRONG: readonly (readonly [setting: string, value: string, said: string])[] = [
  ['SHELL_PORT', 'abc', 'write a number, 3000'],
  ['REGISTRY_PORT', '0', 'write a number from 1 on'],
  ['GATEWAY_PORT', '99999', 'write a number up to 65535'],
  ['CLOCK', 'tomorrow', 'write a time and its offset, 2026-11-21T08:00:00+09:00'],
];

describe('a setting of npm start', () => {
  it.each(WRONG)('%s=%s is refused with what to write', async (setting, value, said) => {
    expect(await saidWith({ [setting]: value })).toBe(`${setting}: ${said}\n`);
  });

  it('is refused where two servers would have one port, those after the shell too', async () => {
    expect(await saidWith({ SHELL_PORT: '24098', GATEWAY_PORT: '24100' })).toContain(
      '- Port 24100 is that of frame and of gateway: set GATEWAY_PORT to another one.\nnpm start does not work',
    );
  });
});
