import ts from 'typescript';

/** The end of the name of a source that a module names by `new URL` or by its own folder. */
const SOURCE_BESIDE = /((?:new URL\(\s*|import\.meta\.dirname,\s*)'[^']+)\.ts'/g;

/**
 * Returns a module as Node runs it in a package: without types, and with the names of compiled files
 * (`./x.js`). All else is as in the source.
 */
export function toJavaScript(source: string): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  });
  return outputText.replace(SOURCE_BESIDE, "$1.js'");
}
