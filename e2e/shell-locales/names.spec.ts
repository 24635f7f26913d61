import { cardsOf, KANTO, resultsOf } from '../results/resultPage.ts';
import { expect, test } from '../stack/test.ts';

const LATIN = /[A-Z][a-z]+ .*(Club|Course|CC|GC|Golf|Garden)/;

for (const lang of ['en-US', 'ko-KR', 'zh-CN', 'zh-TW']) {
  test(`[R9.06] in ${lang} courses have their names in Latin letters beside the Japanese ones`, async ({
    healthyPage: page,
  }) => {
    await page.goto(`/search/result/?${KANTO}&lang=${lang}`);
    const heading = cardsOf(page).first().getByRole('heading', { level: 3 });
    await expect(heading).toHaveText(LATIN);
    await expect(heading.locator('[lang="ja"]')).toHaveText(/[\u3041-\u30fa\u4e00-\u9fff]/);
    if (lang.startsWith('zh')) return;
    await expect(
      cardsOf(page)
        .first()
        .getByText(/(City|Town)$/),
    ).toBeVisible();
    await expect(resultsOf(page).getByText(/ IC\b/).first()).toBeVisible();
  });
}

test('[R9.06][R7.05] a course is found by its name in Latin letters', async ({
  healthyPage: page,
}) => {
  await page.goto(`/search/result/?${KANTO}&lang=en-US`);
  const heading = cardsOf(page).first().getByRole('heading', { level: 3 });
  const japanese = await heading.locator('[lang="ja"]').innerText();
  const [place = ''] = (await heading.innerText()).split(' ');
  await page.goto('/index-pc?lang=en-US');
  await expect(page.locator('[data-slot="search"]')).toHaveAttribute('data-phase', 'ready');
  await page.getByRole('combobox', { name: 'Course name' }).fill(place.toLowerCase());
  await expect(page.getByRole('option').filter({ hasText: japanese })).toContainText(place);
});
