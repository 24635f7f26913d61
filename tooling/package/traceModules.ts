import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { toJavaScript } from './toJavaScript.ts';

/** What programs reach, by paths below the repository's root. */
export interface Traced {
  /** The product's own files with their texts as they run: JavaScript in place of TypeScript. */
  readonly files: ReadonlyMap<string, string>;
  /** The folders of the packages from the registry of npm that these files import. */
  readonly packages: ReadonlySet<string>;
}

/** PGlite is a database for tests and demonstrations. It does not ship: production has PostgreSQL. */
const LEFT_OUT = /pgliteThread\.js$|^@electric-sql\/pglite$/;

/** A file that a module names without importing it: a thread's code, or a text that it reads. */
const BESIDE = /(?:new URL\(\s*|import\.meta\.dirname,\s*)'([^']+\.\w+)'/g;

/** The folder of the package that has a file below `node_modules`. */
function packageFolder(path: string): string {
  const [, folder = ''] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return folder;
}

/** The source of a compiled file; the path itself where there is none. */
function sourceOf(path: string): string {
  const source = path.replace(/\.js$/, '.ts');
  return existsSync(source) ? source : path;
}

/** Returns the files that a compiled module needs, as absolute paths. */
function neededBy(file: string, text: string): string[] {
  const require = createRequire(file);
  const here = (name: string) => sourceOf(join(dirname(file), name));
  const imported = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !name.startsWith('node:') && !LEFT_OUT.test(name))
    .map((name) => (name.startsWith('.') ? here(name) : require.resolve(name)));
  const beside = [...text.matchAll(BESIDE)]
    .map(([, name = '']) => name)
    .filter((name) => !LEFT_OUT.test(name))
    .map(here)
    .filter((path) => existsSync(path));
  return [...imported, ...beside].map((path) => realpathSync(path));
}

/** Follows the imports, threads and texts of programs. Throws where one of them names no file. */
export function traceModules(programs: readonly string[]): Traced {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const open = programs.map((path) => join(repositoryRoot, path));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const path = relative(repositoryRoot, file).replaceAll(sep, '/');
    if (path.includes('node_modules/')) packages.add(packageFolder(path));
    else if (!files.has(path)) {
      const source = readFileSync(file, 'utf8');
      const text = path.endsWith('.ts') ? toJavaScript(source) : source;
      files.set(path, text);
      if (path.endsWith('.ts')) open.push(...neededBy(file, text));
    }
  }
  return { files, packages };
}
