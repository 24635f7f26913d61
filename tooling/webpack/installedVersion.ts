import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const INSTALLED = join(import.meta.dirname, '../../node_modules');

/** Returns the version of an installed package (`4.14.8`). Throws where it is not installed. */
export function installedVersion(name: string): string {
  const text = readFileSync(join(INSTALLED, name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Returns the package of an import (`react` for `react/jsx-runtime`). */
export function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
