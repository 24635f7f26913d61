import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import type { KubernetesObject } from './chartObjects.ts';

/** Where `kubernetes-types`, which are made of the schemas of Kubernetes, have the kinds of a group. */
function moduleOf(apiVersion: string): string {
  const path = apiVersion.includes('/') ? apiVersion : `core/${apiVersion}`;
  return `kubernetes-types/${path.replace('.k8s.io', '')}`;
}

/** A program that says of each object that it is one of its kind. */
function toProgram(objects: readonly KubernetesObject[]): string {
  return objects
    .map((each, at) => {
      const type = `import('${moduleOf(each.apiVersion)}').${each.kind}`;
      return `export const object${at}: ${type} = ${JSON.stringify(each)};`;
    })
    .join('\n');
}

/**
 * What the schemas of Kubernetes have against objects: a field that a kind does not have, one that it lacks,
 * a value of another type.
 */
export function toTypeErrors(objects: readonly KubernetesObject[]): readonly string[] {
  // a file of its own that is nowhere on the disk
  const name = join(repositoryRoot, 'tooling/deploy/objects.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    lib: ['lib.es5.d.ts'],
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) =>
    path === name
      ? ts.createSourceFile(path, toProgram(objects), ts.ScriptTarget.ESNext)
      : readFile(path, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
