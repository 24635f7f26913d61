import { execFile } from 'node:child_process';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { type AuditResult, toAuditResult } from './toAuditResult.ts';

/** How long all packages may take, in milliseconds. */
const DEADLINE = 180_000;

/** Asks npm whether each installed package has the signature of the registry that it came from. */
export function auditSignatures(): Promise<AuditResult> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: repositoryRoot,
      timeout: DEADLINE,
      // on Windows npm is a script, which needs a shell
      shell: process.platform === 'win32',
    };
    // npm's exit code is 1 where it has found something; its output says what
    execFile(
      'npm',
      ['audit', 'signatures', '--json', '--fetch-retries=1'],
      options,
      (_, output) => {
        try {
          resolve(toAuditResult(output));
        } catch (error) {
          reject(error as Error);
        }
      },
    );
  });
}
