/** @jest-environment node */
import fc from 'fast-check';
import { isUsedBy } from './isUsedBy.ts';

const sheet = {
  href: '/remotes/mf-results/1.0.0/later.css',
  text: '@layer remote.mf-results{.mf-results_ab1{color:red}.mf-results_ab12:hover>.mf-results_cd0{margin:.5em}}',
};

it.each([
  ['<p class="mf-results_ab1">', true],
  ['<p class="wide mf-results_cd0 high">', true],
  ['<p class="mf-results_ab123">', false],
  ['<p class="mf-results_ef0">', false],
  ['', false],
])('a sheet with the classes ab1, ab12 and cd0 is used by %s: %s', (html, isUsed) => {
  expect(isUsedBy(sheet, html)).toBe(isUsed);
});

const aClass = fc.stringMatching(/^w_[a-z0-9_-]{1,3}$/);

it('a sheet is used exactly by the elements that have one of its classes', () => {
  fc.assert(
    fc.property(fc.array(aClass, { minLength: 1 }), fc.array(aClass), (own, others) => {
      const rules = { href: '', text: own.map((name) => `.${name}{top:0}`).join('') };
      const html = others.map((name) => `<b class="_ ${name}"></b>`).join('');
      // a name that ends with one of the classes counts, too: it costs only bytes
      const isUsed = others.some((name) => own.some((each) => name.endsWith(each)));
      return isUsedBy(rules, html) === isUsed;
    }),
  );
});
