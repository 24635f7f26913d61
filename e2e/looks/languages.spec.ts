import { KANTO } from '../results/resultPage.ts';
import { test } from '../stack/test.ts';
import { expectLook, open } from './lookAt.ts';

/** What most visitors see; the Japanese pictures are those of `pc.spec.ts`. */
const ADDRESSES: Readonly<Record<string, string>> = {
  top: '/index-pc',
  search: '/search/',
  results: `/search/result/?${KANTO}`,
  'results-none': `/search/result/?${KANTO}&play_fee_max=5000&continue_stock=10&caddie=1`,
};

for (const lang of ['en-US', 'zh-CN', 'zh-TW', 'ko-KR']) {
  for (const [name, path] of Object.entries(ADDRESSES)) {
    test(`in ${lang} the state ${name} looks as in its picture`, async ({ page }) => {
      await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      await expectLook(page, `${lang}-${name}`);
    });
  }
}
