// What `asashiba-widget test` runs before the tests of a widget of TypeScript or JSX.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type swc from '@swc/core';
import { SOURCE, swcOptions } from './swcOptions.ts';
import { teamPackage } from './teamPackage.ts';

/** How an import may end, as in the bundle. */
const ENDS = ['.tsx', '.ts', '.jsx', '.js'];
/** In tests a class has the name that it has in its style sheet. */
const CLASS_NAMES = 'export default new Proxy({}, { get: (_, name) => String(name) });\n';

const folder = process.cwd();
const { transformSync } = teamPackage<typeof swc>(folder, '@swc/core');

function isOwn(url: string): boolean {
  return url.startsWith('file:') && !url.includes('/node_modules/');
}

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    if (!specifier.startsWith('.') || !isOwn(from)) return next(specifier, context);
    const found = ENDS.map((end) => new URL(specifier + end, from)).find((url) => existsSync(url));
    return next(found && !existsSync(new URL(specifier, from)) ? found.href : specifier, context);
  },
  load(url, context, next) {
    if (!isOwn(url)) return next(url, context);
    if (url.endsWith('.css')) return { format: 'module', source: CLASS_NAMES, shortCircuit: true };
    if (!SOURCE.test(url)) return next(url, context);
    const file = fileURLToPath(url);
    const options = swcOptions(relative(folder, file), { isDevelopment: false, refreshes: false });
    const { code } = transformSync(readFileSync(file, 'utf8'), options);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
