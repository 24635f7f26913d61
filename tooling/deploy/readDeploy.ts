import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import type { ServerName } from '../stack/serverPlans.ts';

/** The folder of the ways to run the site. */
export const DEPLOY = join(repositoryRoot, 'deploy');

/** The text of a file below `deploy/`. */
export function deployText(path: string): string {
  return readFileSync(join(DEPLOY, path), 'utf8');
}

type Variables = Readonly<Record<string, string>>;

function toVariables(lines: readonly string[]): Variables {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

/**
 * The settings that an operator fills in for a server, or for its migrations (`.owner`); secret ones are
 * empty.
 */
export function settingsFiles(server: ServerName, secrets = '.secret'): Variables {
  const text = ['', secrets].map((kind) => deployText(`settings/${server}${kind}.env`)).join('\n');
  return toVariables(text.split('\n').filter((line) => /^[A-Z]/.test(line)));
}

/** The names that stand in a comment of these files, for an operator who needs them. */
export function suggestedSettings(server: ServerName): string[] {
  const text = deployText(`settings/${server}.secret.env`);
  return [...text.matchAll(/^# ([A-Z]\w+)=/gm)].map(([, name = '']) => name);
}

/** A unit of systemd: the values of each directive, in order. */
export function readUnit(
  unit: ServerName | `${ServerName}-migrate` | 'backup@',
): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, string[]>();
  for (const line of deployText(`systemd/asashiba-${unit}.service`).split('\n')) {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== '') directives.set(name, [...(directives.get(name) ?? []), value]);
  }
  return directives;
}

/** The settings that a unit gives its server by itself. */
export function unitSettings(server: ServerName): Variables {
  return toVariables(readUnit(server).get('Environment') ?? []);
}

const service = z.object({
  image: z.string(),
  env_file: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  command: z.array(z.string()).default([]),
  restart: z.string(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
const compose = z.object({ services: z.record(z.string(), service) });

const backups = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ dockerfile_inline: z.string() }),
      env_file: z.array(z.string()),
      environment: z.record(z.string(), z.string()).default({}),
      command: z.tuple([z.string(), z.string()]),
    }),
  ),
});

/** The services of compose that make backups. */
export function backupServices() {
  return backups.parse(parse(deployText('compose/backup.yaml'), { merge: true })).services;
}

/** The services of the compose file, as they are where the operator's environment says nothing more. */
export function composeServices() {
  const text = deployText('compose/compose.yaml').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');
  return compose.parse(parse(text, { merge: true })).services;
}

const overlay = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string().optional(),
      environment: z.record(z.string(), z.string()).default({}),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
    }),
  ),
});

/** What the file of Valkey and a store has beside the services of the compose file, or adds to them. */
export function storesServices() {
  return overlay.parse(parse(deployText('compose/stores.yaml'))).services;
}

/** Each public host of the Caddyfile, as it is without settings: host, service and port. */
export function proxiedHosts(): readonly { host: string; server: string; port: number }[] {
  const blocks = deployText('Caddyfile')
    .replaceAll(/\{\$\w+:([^}]*)\}/g, '$1')
    .matchAll(/^([a-z.]+) \{\n\s+reverse_proxy (\w+):(\d+) \{/gm);
  return [...blocks].map(([, host = '', server = '', port]) => ({
    host,
    server,
    port: Number(port),
  }));
}
