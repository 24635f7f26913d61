/** Creates an element with properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A list with a heading; shows `none` where it is empty. */
export function list(heading: string, lines: readonly string[]): HTMLElement {
  return make('section', { ariaLabel: heading }, [
    make('h2', { textContent: heading }),
    lines.length === 0
      ? make('p', { textContent: 'none' })
      : make(
          'ol',
          {},
          lines.map((textContent) => make('li', { textContent })),
        ),
  ]);
}
