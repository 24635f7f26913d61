import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stack } from 'tooling/stack';

/** The rules file that an operator writes while the site runs. */
export interface WrittenRules {
  readonly maintenance?: Readonly<Record<string, boolean | string>>;
  readonly routes?: readonly {
    readonly from: string;
    readonly to: string;
    readonly keepQuery?: boolean;
  }[];
}

export function writeSiteRules({ siteRules }: Stack, rules: WrittenRules | string): Promise<void> {
  return writeFile(siteRules, typeof rules === 'string' ? rules : JSON.stringify(rules));
}

export function removeSiteRules({ siteRules }: Stack): Promise<void> {
  return rm(siteRules, { force: true });
}

/** Deploys the same shell under another build id and restarts the server with it, as a release does. */
export async function deployShell(stack: Stack): Promise<string> {
  const file = join(stack.shellBuild, 'shell.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { build: string; builtAt: number };
  const build = `${manifest.build.slice(0, 20)}-${manifest.builtAt + 1}`;
  await writeFile(file, JSON.stringify({ ...manifest, build, builtAt: manifest.builtAt + 1 }));
  await stack.restart('shell');
  return build;
}
