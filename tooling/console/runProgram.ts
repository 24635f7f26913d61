import { spawn } from 'node:child_process';

/** Runs a program in a folder and shows its output. Resolves with its exit code. */
export function runProgram(
  program: string,
  words: readonly string[],
  folder: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    // on Windows npm is a script, which needs a shell
    const child = spawn(program, words, {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
