import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readPath } from './environment.ts';

function debianFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'));
}

function configuredFolder(): string[] {
  try {
    return [
      execFileSync('pg_config', ['--bindir'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim(),
    ];
  } catch {
    return [];
  }
}

/** The folder of PostgreSQL's server programs on this machine, or undefined. */
export function findServerPrograms(): string | undefined {
  return [
    ...debianFolders(),
    ...configuredFolder(),
    ...readPath().split(delimiter).filter(Boolean),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
