import { expect, test } from '../stack/test.ts';
import { alive } from './document.ts';

const WHY = 'the history <b>is</b> closed';

test('[R8.08] a rejection that the frame leaves unhandled ends in the error page, which says why and leads back', async ({
  page,
  watch,
}) => {
  await page.goto('/search/?area[]=12');
  await alive(page);
  await page.evaluate((why) => {
    history.pushState = () => {
      throw new Error(why);
    };
  }, WHY);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: '表示できませんでした' })).toBeVisible();
  await expect(page.getByText(`Internal Server Error: ${WHY}`)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect.poll(() => watch.reportedBy()).toEqual(['shell']);
  await page.getByRole('link', { name: '再読み込み' }).click();
  await expect(page).toHaveURL(/\/search\/\?area\[\]=12$/);
  await alive(page);
});
