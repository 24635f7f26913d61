/** The name of a widget, and what makes a longer name of it. */
const NAME = /\bmf-[a-z][a-z0-9-]*/g;

/** Returns the selectors of a list of rules, with those inside of others. */
function selectorsIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    const own = rule instanceof CSSStyleRule ? [rule.selectorText] : [];
    const inner = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule;
    return inner ? [...own, ...selectorsIn(rule.cssRules)] : own;
  });
}

function isForeign(found: string, name: string): boolean {
  return found !== name && !found.startsWith(`${name}-`);
}

/**
 * Returns the selectors of a widget's style sheets, early and late, that name another widget: its classes, or its
 * version in the page. Rejects where one does not come.
 */
export async function foreignSelectors(
  name: string,
  addresses: readonly string[],
): Promise<string[]> {
  const texts = await Promise.all(addresses.map(async (path) => (await fetch(path)).text()));
  return texts
    .flatMap((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return selectorsIn(sheet.cssRules);
    })
    .filter((selector) => selector.match(NAME)?.some((found) => isForeign(found, name)));
}
