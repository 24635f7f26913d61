import { globSync, readFileSync } from 'node:fs';
import { languageOf, LOCALES } from 'shared-contracts/locale';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { expectWhole, OF_A_STATE } from '../pages/expectWhole.ts';
import { signInAs, slot } from '../panels/panelPage.ts';
import { expect, test } from '../stack/test.ts';
import { SHOWN_BY, STEPS } from './dialogSteps.ts';
import { untranslated, watchNames } from './untranslated.ts';

/** What opens something, or warns of something. */
const OPENS = /<(?:dialog|details|Dialog|Fold|Picker)\b|role="alert"|\? 'alert'/;

test('[R9.06] every component that opens or warns is opened in every language', () => {
  const found = globSync('{mf-*,shell,shared-ui}/src/**/*.tsx', { cwd: repositoryRoot })
    .filter((file) => !/\.(test|server\.test|stories)\.tsx$|\/(testing|stories)\//.test(file))
    .filter((file) => OPENS.test(readFileSync(`${repositoryRoot}/${file}`, 'utf8')));
  expect(Object.keys(SHOWN_BY).toSorted()).toEqual(found.toSorted());
  expect(Object.values(SHOWN_BY).filter((step) => !STEPS.includes(step))).toEqual([]);
});

for (const locale of LOCALES) {
  test(`[R9.06][WCAG 1.4.12] every dialog and every message is whole in ${locale}, narrow and spaced, and says nothing foreign but names`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const names = watchNames(page);
    const look = async (what: string) => {
      await expect.poll(() => untranslated(page, locale, names), { message: what }).toEqual([]);
      await expectWhole(page, what, OF_A_STATE);
    };
    const go = async (path: string) => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(locale));
      await expect(page.locator('[data-slot="search"][data-phase="waiting"]')).toHaveCount(0);
    };
    for (const step of STEPS) await test.step(step.name, () => step({ page, context, go, look }));
  });
}

for (const locale of LOCALES.filter((each) => each !== 'ja-JP')) {
  test(`[R9.06] [R8.06] every kind of member is greeted in ${locale}`, async ({ page, stack }) => {
    for (const member of [/芝田 朝子/, /岡 一郎/]) {
      await signInAs(page, stack, member, `/index-pc?lang=${locale}`);
      await expect(slot(page, 'member')).toContainText(/芝田|岡/);
      // the member's own name is a name in any script
      const found = await untranslated(page, locale);
      expect(found.filter((text) => !/芝田 朝子|岡 一郎/.test(text))).toEqual([]);
    }
    await page.route('**/user/info*', (route) => route.abort());
    await page.reload();
    await expect(slot(page, 'member').getByRole('link').first()).toBeVisible();
    expect(await untranslated(page, locale)).toEqual([]);
  });
}
