import type ts from 'typescript';

interface NamedRange {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** TypeScript's compiler, which is not loaded here: a widget of another repository may do without it. */
export type Compiler = typeof ts;

/** Returns the name that a function has in its source: its own, or that of what it is given to. */
function nameOf(compiler: Compiler, node: ts.Node): string | undefined {
  if (!compiler.isFunctionLike(node)) return undefined;
  if (node.name && compiler.isIdentifier(node.name)) {
    const { parent } = node;
    const owner = compiler.isClassLike(parent) ? parent.name?.text : undefined;
    return owner === undefined ? node.name.text : `${owner}.${node.name.text}`;
  }
  const { parent } = node;
  const holder =
    compiler.isVariableDeclaration(parent) || compiler.isPropertyAssignment(parent)
      ? parent.name
      : undefined;
  if (holder && compiler.isIdentifier(holder)) return holder.text;
  return compiler.isConstructorDeclaration(node) && compiler.isClassLike(node.parent)
    ? node.parent.name?.text
    : undefined;
}

/** Returns the functions with a name, the outer ones before those in them. */
function rangesOf(compiler: Compiler, file: ts.SourceFile): readonly NamedRange[] {
  const ranges: NamedRange[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(compiler, node);
    if (name !== undefined) ranges.push({ start: node.getStart(file), end: node.end, name });
    compiler.forEachChild(node, visit);
  };
  visit(file);
  return ranges;
}

/** Returns how many of the ranges, which are sorted, begin at a place or before it. */
function countUntil(ranges: readonly NamedRange[], place: number): number {
  let from = 0;
  let to = ranges.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ranges[middle]?.start ?? Infinity) <= place) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Says in which function a place of a source is. Lines and columns count from 0. */
type NameAt = (line: number, column: number) => string | undefined;

/**
 * Returns a function that says in which function a place of a source is: the name of the innermost one that
 * has a name, or undefined outside of all. Lines and columns count from 0. A text that is no script has none.
 */
export function functionNames(compiler: Compiler, path: string, text: string): NameAt {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return () => undefined;
  const file = compiler.createSourceFile(path, text, compiler.ScriptTarget.Latest, true);
  const ranges = rangesOf(compiler, file);
  const lines = file.getLineStarts();
  return (line, column) => {
    const place = (lines[line] ?? Infinity) + column;
    // the innermost one begins last
    for (let index = countUntil(ranges, place) - 1; index >= 0; index -= 1) {
      const range = ranges[index];
      if (range && place < range.end) return range.name;
    }
    return undefined;
  };
}

/** What reads the functions of a source: of its path and its text. */
export type FunctionReader = (path: string, text: string) => NameAt;

/** Returns what reads the functions of sources by a compiler, each text once: the scripts of all languages have the same. */
export function functionReader(compiler: Compiler): FunctionReader {
  const known = new Map<string, NameAt>();
  return (path, text) => {
    const key = `${path}\n${text}`;
    const read = known.get(key) ?? functionNames(compiler, path, text);
    known.set(key, read);
    return read;
  };
}
