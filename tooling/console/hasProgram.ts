import { spawnSync } from 'node:child_process';

/** Returns whether this machine has a program under that name. */
export function hasProgram(name: string): boolean {
  return spawnSync(name, ['--help'], { stdio: 'ignore' }).error === undefined;
}
