import ts from 'typescript';

/** A test, or a group of tests, whose title names requirements. */
export interface NamedTest {
  /** The path of its file, from the root of the repository. */
  readonly file: string;
  /** As the file writes it: with `%s` and `${…}` in it, without the ids at its beginning. */
  readonly title: string;
  readonly ids: readonly string[];
}

const RUNNERS = ['it', 'test', 'describe'];
/** What is called by these names proves nothing: a test that is left out, a step of a test. */
const NO_TEST = ['skip', 'todo', 'fixme', 'step'];
const ID = /\bR\d+\.\d+\b/g;
const IDS_IN_FRONT = /^(?:\[[^\]]*\]\s*)+/;

/** The ids of requirements in a text, each once. */
export function idsIn(text: string): readonly string[] {
  return [...new Set(text.match(ID))];
}

/** The names in what is called: `it`, `each` for `it.each(…)`. */
function namesOf(called: ts.Expression): readonly string[] {
  if (ts.isIdentifier(called)) return [called.text];
  if (ts.isPropertyAccessExpression(called))
    return [...namesOf(called.expression), called.name.text];
  if (ts.isCallExpression(called)) return namesOf(called.expression);
  return ts.isTaggedTemplateExpression(called) ? namesOf(called.tag) : [];
}

function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (argument === undefined) return undefined;
  if (ts.isStringLiteral(argument)) return argument.text;
  const isTemplate =
    ts.isTemplateExpression(argument) || ts.isNoSubstitutionTemplateLiteral(argument);
  return isTemplate ? argument.getText().slice(1, -1) : undefined;
}

/** Reads the tests of a file that name requirements. What stands in a group that is left out is left out, too. */
export function readNamedTests(file: string, text: string): readonly NamedTest[] {
  if (idsIn(text).length === 0) return [];
  const found: NamedTest[] = [];
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const [runner = '', ...words] = namesOf(node.expression);
      const title = RUNNERS.includes(runner) ? titleOf(node.arguments[0]) : undefined;
      if (title !== undefined && words.some((word) => NO_TEST.includes(word))) return;
      const ids = idsIn(title ?? '');
      if (title !== undefined && ids.length > 0)
        found.push({ file, title: title.replace(IDS_IN_FRONT, ''), ids });
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}
