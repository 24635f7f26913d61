import { causeParts } from 'shared-contracts/release';
import { placeOf } from './placeOf.ts';

afterEach(() => document.body.replaceChildren());

/** Returns the place of the marked element (`id="here"`) in the slot of a version, and that a server takes it. */
function placeIn(html: string) {
  document.body.innerHTML = `<main role="main"><div data-slot="results" data-widget="mf-results@1.2.0"><div data-island="results">${html}</div></div></main>`;
  const place = placeOf(document.querySelector('#here'));
  expect(causeParts.safeParse(place).success).toBe(true);
  return place;
}

describe('the place of something slow', () => {
  it.each([
    ['<img id="here" src="/course/12.webp" alt="朝芝カントリー" class="a1B2">', 'img'],
    ['<p id="here">山田太郎</p>', 'p'],
    ['<input id="here" name="searchType" value="山田">', 'input[name=searchType]'],
    ['<li id="here" role="tab" data-course="12">…</li>', 'li[role=tab]'],
    ['<div id="here" data-course="12">…</div>', 'div[data-course]'],
    ['<article data-course="12"><p><img id="here"></p></article>', 'article[data-course] img'],
    ['<button name="search"><svg><path id="here"/></svg></button>', 'button[name=search]'],
    ['<input id="here" name="course[12]">', 'input'],
    ['<iframe id="here" name="Yamada"></iframe>', 'iframe'],
    ['<div id="here" data-course-12="">…</div>', 'div'],
    ['<div id="here" role="Yamada Taro">…</div>', 'div'],
    [
      '<x-with-a-name-of-more-than-thirty-letters id="here"></x-with-a-name-of-more-than-thirty-letters>',
      'other',
    ],
  ])(
    '[R10.04] is the version of the slot and a kind of element, without anything that is in it: %s',
    (html, element) => {
      expect(placeIn(html)).toEqual({ widget: 'mf-results@1.2.0', element });
    },
  );

  it('[R10.04] is that of the inner slot where a widget lends one of its elements', () => {
    const lent =
      '<lent-slot><div data-slot="left_ad" data-widget="mf-ads@2.0.0"><img id="here"></div></lent-slot>';
    expect(placeIn(lent)).toEqual({ widget: 'mf-ads@2.0.0', element: 'img' });
  });

  it('[R10.04] is none outside of the slots, and where the element has gone', () => {
    document.body.innerHTML = '<header><button>メニュー</button></header><div data-slot="x"></div>';
    for (const gone of [document.querySelector('button'), document.querySelector('div'), null])
      expect(placeOf(gone)).toBeUndefined();
  });
});
