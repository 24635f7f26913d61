import { parse } from 'node-html-parser';
import type { InertDocument } from 'shared-contracts/widget';

/** What the parser takes for an attribute: its name, and its value if it has one. */
const ATTRIBUTE =
  /([_a-zA-Z()[\]#@$.?:][a-zA-Z0-9-._:()[\]#]*)(?:\s*=\s*((?:'[^']*')|(?:"[^"]*")|\S+))?/g;
const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
const MAY_HAVE_INHERITED = new RegExp([...INHERITED].join('|'));

/**
 * Parses HTML without running or loading anything in it. The parser keeps attributes in an object with
 * a prototype, and throws at one that is named as a part of that (`valueOf`): these are left out.
 */
export function parseInert(html: string): InertDocument {
  const document = parse(html);
  if (MAY_HAVE_INHERITED.test(html))
    for (const element of document.querySelectorAll('*'))
      element.rawAttrs = element.rawAttrs.replace(ATTRIBUTE, (attribute, name: string) =>
        INHERITED.has(name) ? '' : attribute,
      );
  return document;
}
