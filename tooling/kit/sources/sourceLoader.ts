import { relative, sep } from 'node:path';
import type swc from '@swc/core';
import type { LoaderContext } from 'webpack';
import { swcOptions } from './swcOptions.ts';

export interface SourceLoaderOptions {
  /** The team's compiler. */
  readonly swc: typeof swc;
  readonly isDevelopment: boolean;
  /** The module by which components are replaced in an open page; undefined where none is. */
  readonly refresh: string | undefined;
}

/** Names the components of a file for React Refresh, in one line, so that the others keep their numbers. */
function registration(file: string, refresh: string): string {
  return `import * as $refresh from ${JSON.stringify(refresh)}; const $RefreshReg$ = (type, id) => $refresh.register(type, ${JSON.stringify(`${file} `)} + id), $RefreshSig$ = $refresh.signature; `;
}

/** Compiles a file of TypeScript or JSX by the team's swc. */
export default function sourceLoader(
  this: LoaderContext<SourceLoaderOptions>,
  source: string,
): void {
  const { swc, isDevelopment, refresh } = this.getOptions();
  const end = this.async();
  const file = relative(this.rootContext, this.resourcePath).replaceAll(sep, '/');
  const options = {
    ...swcOptions(file, { isDevelopment, refreshes: refresh !== undefined }),
    sourceFileName: this.resourcePath,
  };
  swc.transform(source, options).then(
    ({ code, map }) => {
      const hasComponents = code.includes('$RefreshReg$') || code.includes('$RefreshSig$');
      end(null, refresh && hasComponents ? registration(file, refresh) + code : code, map);
    },
    (error: Error) => end(error),
  );
}
