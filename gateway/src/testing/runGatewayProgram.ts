import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { passedOn } from 'server-kit/testing/passedOn';

/** Starts a program that an operator runs beside the gateway, on a database that the settings name. */
export function runGatewayProgram(
  program: 'backup' | 'restore',
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  /** A folder of programs that stand in front of the system's. */
  programs = '',
) {
  const own = passedOn();
  const child = spawn(process.execPath, [join(import.meta.dirname, `../${program}.ts`), ...words], {
    env: { ...own, PATH: `${programs}${delimiter}${own['PATH']}`, ...settings },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += String(text);
    });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}
