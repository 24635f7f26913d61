import type { RefusedField } from 'shared-contracts/search';
import { expect, test } from '../stack/test.ts';
import { form, openForm, WIDTHS } from './formPage.ts';

const CHIBA = 'area[]=12&year=2026&month=11&day=28';

/** For each field an address of the detailed search that is refused; the type requires every field. */
const REFUSED: Readonly<Record<Exclude<RefusedField, 'playDate'>, string>> = {
  area: 'area[]=99',
  country: `${CHIBA}&country[]=1`,
  courseName: `search_c_name=${encodeURIComponent('<b>')}`,
  widthday: `${CHIBA}&widthday=99`,
  ratesMin: `${CHIBA}&play_fee_min=12000&play_fee_max=8000`,
  ratesMax: `${CHIBA}&play_fee_max=1`,
  keyword: `${CHIBA}&srch_keyword=(lunch)`,
  planDayDetail: `${CHIBA}&plan_day_detail[]=8`,
};

for (const [width, viewport] of Object.entries(WIDTHS)) {
  test(`[R2.13] each error of the detailed search leads to its control, and nothing lies over that, ${width}`, async ({
    healthyPage: page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    for (const [field, query] of Object.entries(REFUSED)) {
      await openForm(page, `/search/?${query}`);
      await form(page).getByRole('alert').getByRole('link').focus();
      await page.keyboard.press('Enter');
      const isSeen = () =>
        page.evaluate(() => {
          const control = document.activeElement;
          const box = (control?.closest('label') ?? control)?.getBoundingClientRect();
          const top =
            box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const isControl = control?.matches('input, select, button, summary') ?? false;
          return isControl && (control?.closest('label') ?? control)?.contains(top ?? null);
        });
      await expect.poll(isSeen, { message: field }).toBe(true);
    }
  });
}
