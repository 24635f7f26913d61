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
/** Whether a selector contains a class of the widget, or is one of the widget's own highlights. */
function isScoped(selector: string, name: string): boolean {
  return selector.includes(`.${name}_`) || selector.startsWith(`::highlight(${name}-`);
}

/** One sentence for each rule of a style sheet that could apply to another widget. */
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

/** No rule of the widget applies to elements of others, or outranks the rules of others. */
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
