import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tell } from './anOwnDatabase.ts';

/** The files with which an operator makes roles. */
const FOLDER = join(import.meta.dirname, '../../../deploy/database');

/** A database with the two roles of a server. */
export interface WithRoles {
  /** The address for the role that the server has. */
  readonly server: string;
  /** The address for the role that may change tables. */
  readonly owner: string;
  drop(): Promise<void>;
}

function toUrl(superuser: string, name: string, user: string): string {
  return Object.assign(new URL(superuser), {
    username: user,
    password: `password-of-${user}`,
    pathname: `/${name}`,
  }).href;
}

/** Runs a file of `deploy/database` as a superuser, with these variables. */
export async function runRoles(
  superuser: string,
  file: 'roles.sql' | 'split-owner.sql',
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  const sets = Object.entries(variables).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
  await promisify(execFile)('psql', [
    superuser,
    '--no-psqlrc',
    '--quiet',
    ...sets,
    '--file',
    join(FOLDER, file),
  ]);
}

/** Makes a database and its two roles with names of their own, as `roles.sql` does. */
export async function aDatabaseWithRoles(superuser: string): Promise<WithRoles> {
  const name = `server_${randomBytes(6).toString('hex')}`;
  const owner = `${name}_owner`;
  await runRoles(superuser, 'roles.sql', {
    name,
    password: `password-of-${name}`,
    owner_password: `password-of-${owner}`,
  });
  return {
    server: toUrl(superuser, name, name),
    owner: toUrl(superuser, name, owner),
    drop: async () => {
      await tell(superuser, `drop database ${name} with (force)`);
      await tell(superuser, `drop role ${name}`);
      await tell(superuser, `drop role ${owner}`);
    },
  };
}

/**
 * Makes a database whose server's role owns everything, as servers had it before; `split` takes the
 * tables from it, as `split-owner.sql` does.
 */
export async function aDatabaseOfOneRole(
  superuser: string,
  schema: string,
): Promise<WithRoles & { split(): Promise<void> }> {
  const name = `server_${randomBytes(6).toString('hex')}`;
  const owner = `${name}_owner`;
  await tell(superuser, `create role ${name} login password 'password-of-${name}'`);
  await tell(superuser, `create database ${name} owner ${name}`);
  return {
    server: toUrl(superuser, name, name),
    owner: toUrl(superuser, name, owner),
    split: () =>
      runRoles(superuser, 'split-owner.sql', {
        name,
        schema,
        owner_password: `password-of-${owner}`,
      }),
    drop: async () => {
      await tell(superuser, `drop database ${name} with (force)`);
      await tell(superuser, `drop role ${name}`);
      await tell(superuser, `drop role if exists ${owner}`);
    },
  };
}
