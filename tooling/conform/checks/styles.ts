import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { ConformCheck } from '../check.ts';

function isIn(node: ChildNode, layer: string): boolean {
  for (let at: ChildNode['parent'] = node.parent; at; at = at.parent as ChildNode['parent']) {
    if (at.type === 'atrule' && (at as AtRule).name === 'layer' && (at as AtRule).params === layer)
      return true;
  }
  return false;
}
function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}
/** Each part of a selector must be tied to a class of the widget's own somewhere. */
function isScoped(selector: string, name: string): boolean {
  return selector.includes(`.${name}_`);
}

/** The rules of one sheet that could reach another widget. */
export function unscopedRules(css: string, name: string): string[] {
  const problems: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (isKeyframe(rule)) return;
    if (!isIn(rule, `remote.${name}`))
      problems.push(`${rule.selector} stands outside of @layer remote.${name}`);
    problems.push(
      ...rule.selectors
        .filter((selector) => !isScoped(selector, name))
        .map((selector) => `${selector} has no class of ${name}`),
    );
  });
  return problems;
}

/** No rule outranks or reaches what is not its own. */
export const styles: ConformCheck = {
  title: 'its styles stay in its layer and its names',
  async run({ name, built, manifest }) {
    const sheets = Object.keys(manifest.files).filter((file) => file.endsWith('.css'));
    const problems = await Promise.all(
      sheets.map(async (file) => unscopedRules(await readFile(join(built, file), 'utf8'), name)),
    );
    return { problems: problems.flat(), figures: `${sheets.length} sheets` };
  },
};
