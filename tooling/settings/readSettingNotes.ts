import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../build/repositoryRoot.ts';

/** What a source says of one setting. */
export interface SettingNote {
  /** What it is for; the comment before it. */
  readonly what: string;
  /** The default as it stands in the source; undefined without one. */
  readonly usual: string | undefined;
}

/** The functions of `server-kit/settings/fields` whose first argument is the default. */
const WITH_DEFAULT = ['port', 'longestLag', 'list'];
/** The schemas of `server-kit` that have a default. */
const DEFAULTS: Readonly<Record<string, string>> = {
  siteMode: 'production',
  processes: '1',
  logLevel: 'warn',
};

function toText(comment: string): string {
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A literal as an operator writes it; undefined for what the machine decides. */
function toLiteral(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  return ts.isStringLiteral(node) || ts.isNumericLiteral(node) ? node.text : undefined;
}

/** The default of a field: what `.default(…)` or one of our own fields is given. */
function defaultOf(field: ts.Expression): string | undefined {
  if (ts.isIdentifier(field)) return DEFAULTS[field.text];
  if (ts.isPropertyAccessExpression(field)) return defaultOf(field.expression);
  if (!ts.isCallExpression(field)) return undefined;
  const { expression, arguments: given } = field;
  const isDefault = ts.isPropertyAccessExpression(expression)
    ? expression.name.text === 'default'
    : WITH_DEFAULT.includes(expression.getText());
  return isDefault ? toLiteral(given[0]) : defaultOf(expression);
}

function isSetting({ name }: ts.PropertyAssignment): boolean {
  return /^[A-Z][A-Z\d_]+$/.test(name.getText());
}

/**
 * Reads what a source says of the settings of the object that it gives to `z.object`: the comment
 * before each, and its default where that is a plain value.
 */
export function readSettingNotes(file: string): ReadonlyMap<string, SettingNote> {
  const text = readFileSync(join(repositoryRoot, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const notes = new Map<string, SettingNote>();
  const visit = (node: ts.Node): void => {
    // the schema stands before what is made of it
    if (ts.isPropertyAssignment(node) && isSetting(node) && !notes.has(node.name.getText())) {
      const comments = ts.getLeadingCommentRanges(text, node.pos) ?? [];
      const what = comments.map(({ pos, end }) => toText(text.slice(pos, end))).join(' ');
      notes.set(node.name.getText(), { what, usual: defaultOf(node.initializer) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return notes;
}
