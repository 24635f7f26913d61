/** @jest-environment node */
import fc from 'fast-check';
import { parseInert } from './parseInert.ts';

function read(attributes: string) {
  const [element] = parseInert(`<a ${attributes}>x</a>`).querySelectorAll('[href]');
  return [element?.getAttribute('href'), element?.getAttribute('title')];
}

it('[R7.02] HTML with an attribute that any object has by birth is read like any other', () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom('', '=""', "='y'", '=z', '\u0000class="y"'),
      (name, value) => {
        const expected = ['/go', `of ${name}`];
        expect(read(`href="/go" title="of ${name}" ${name}${value}`)).toEqual(expected);
        expect(read(`${name}${value} href="/go" title="of ${name}"`)).toEqual(expected);
      },
    ),
  );
});
