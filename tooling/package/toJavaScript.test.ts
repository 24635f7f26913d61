import { toJavaScript } from './toJavaScript.ts';

it('a module runs in a package as its source does: no types, names of compiled files, all else as it was', () => {
  expect(
    toJavaScript(`import type { A } from './a.ts';
import { b, type C } from '../b.ts';
import { port } from 'server-kit/settings/fields';
/** Why. */
export const d: A = b satisfies C;
const thread = new URL('./thread.ts', import.meta.url);
const css = join(import.meta.dirname, 'page.css');
const later = () => import('./later.ts');
`),
  ).toBe(`import { b } from "../b.js";
import { port } from 'server-kit/settings/fields';
/** Why. */
export const d = b;
const thread = new URL('./thread.js', import.meta.url);
const css = join(import.meta.dirname, 'page.css');
const later = () => import("./later.js");
`);
});
