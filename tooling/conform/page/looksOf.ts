/** What tells an element that is drawn otherwise, and does not depend on what stands beside or in it. */
const PROPERTIES = [
  'display',
  'visibility',
  'opacity',
  'position',
  'overflow',
  'color',
  'background',
  'border',
  'margin',
  'padding',
  'font',
  'text-transform',
  'filter',
  'transform',
  'clip-path',
  'cursor',
  'pointer-events',
  'user-select',
];

/** Returns how elements are drawn, by the same names. */
export function looksOf(
  elements: Readonly<Record<string, Element>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(elements).map(([name, element]) => {
      const style = getComputedStyle(element);
      return [name, PROPERTIES.map((property) => style.getPropertyValue(property)).join(';')];
    }),
  );
}
