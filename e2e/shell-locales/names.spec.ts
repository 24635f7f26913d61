import type { Locator } from '@playwright/test';
import { ROADS } from 'shared-contracts/roads';
import { cardsOf, KANTO, resultsOf } from '../results/resultPage.ts';
import { expectAlive } from '../stack/expectAlive.ts';
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
    await expect(
      resultsOf(page)
        .getByText(/ (Expressway|Road|Route|Highway|Shindo|Bypass|Aqua-Line)\b.* IC\b/)
        .first(),
    ).toBeVisible();
    const ad = page.locator('article').filter({ has: page.locator('a[rel="sponsored"]') });
    await expect(ad.first().getByRole('heading')).toHaveText(LATIN);
    await expect(ad.first().locator('[lang="ja"]')).toHaveCount(0);
  });
}

for (const [lang, name] of [
  ['en-US', 'Tateyama Expressway'],
  ['ko-KR', 'Tateyama Expressway'],
  ['zh-TW', '館山自動車道'],
] as const) {
  test(`[R9.06][R3.14] in ${lang} a road is named in the letters that readers know, in its chip and in the list of roads`, async ({
    healthyPage: page,
  }) => {
    const road = ROADS.find((each) => each.name === '館山自動車道')?.code;
    await page.goto(`/search/result/?area[]=12&highway=${road}&lang=${lang}`);
    const chip = page.locator('[data-slot="search"] li').filter({ hasText: name });
    await expect(chip).toBeVisible();
    await expect(chip.locator('[lang="ja"]')).toHaveCount(lang === 'zh-TW' ? 1 : 0);
    await page.goto(`/search/?area[]=12&highway=${road}&lang=${lang}`);
    const chosen = page.locator('select[name="highway"] option:checked');
    await expect(chosen).toHaveText(name);
    if (lang === 'zh-TW') await expect(chosen).toHaveAttribute('lang', 'ja');
    else await expect(chosen).not.toHaveAttribute('lang');
  });
}

const IN_LANGUAGE = {
  'en-US': ['en', /^[ -~¥–]+$/],
  'ko-KR': ['ko', /^[^\u3041-\u309f\u30a1-\u30fa\p{Script=Han}]+$/u],
  'zh-Hans': ['zh-Hans', /^[^\u3041-\u309f\u30a1-\u30fa]+$/],
  'zh-Hant': ['zh-Hant', /^[^\u3041-\u309f\u30a1-\u30fa]+$/],
} as const;

for (const [locale, [language, own]] of Object.entries(IN_LANGUAGE)) {
  test(`[R9.06] in ${locale} the titles of plans are in ${language} on cards, on a sheet and in what is read out`, async ({
    healthyPage: page,
  }) => {
    await page.goto(`/search/result/?${KANTO}&lang=${locale}`);
    await expect(cardsOf(page)).toHaveCount(9);
    const sheet = cardsOf(page).first().getByRole('link').and(page.locator('[href^="/course/"]'));
    const address = (await sheet.first().getAttribute('href')) ?? '';
    const titlesOf = (holders: Locator) =>
      holders.evaluateAll((found) =>
        found.map((each) => [each.getAttribute('lang') ?? '', each.textContent] as const),
      );
    const expectOwn = async (holders: Locator, least: number) => {
      const titles = await titlesOf(holders);
      expect(titles.length).toBeGreaterThanOrEqual(least);
      for (const title of titles) expect(title).toEqual([language, expect.stringMatching(own)]);
    };
    const rows = cardsOf(page)
      .locator('li')
      .filter({ has: page.locator('a[href*="plan_id="]') });
    await expectOwn(rows.locator('p[lang]'), 9);
    await expectOwn(rows.locator('a[href*="plan_id="] [lang]'), 9);
    await page.goto(address);
    await expectOwn(page.locator('[data-slot="course"] header p[lang]'), 1);
    const plans = page.locator('[data-slot="course"] li').filter({
      has: page.locator('a[href*="plan_id="]'),
    });
    await expectOwn(plans.locator('p[lang]'), 5);
    await expectOwn(plans.locator('a[href*="plan_id="] [lang]'), 5);
  });
}

for (const [locale, [language, own]] of Object.entries(IN_LANGUAGE)) {
  test(`[R9.06] in ${locale} campaigns, news and services are in ${language}`, async ({
    healthyPage: page,
  }) => {
    for (const path of ['/index-pc', '/smart/iphone_top.html']) {
      await page.goto(`${path}?lang=${locale}`);
      const marked = page.locator('[data-slot^="content"] li').locator('[lang]');
      await expect(marked.first()).toBeVisible();
      const said = await marked.evaluateAll((holders) =>
        holders.map((holder) => {
          const pictures = [...holder.querySelectorAll('img')].map(({ alt }) => alt);
          const language = holder.getAttribute('lang') ?? '';
          return [language, [holder.textContent, ...pictures].join(' ').trim()] as const;
        }),
      );
      expect(said.length).toBeGreaterThan(9);
      for (const each of said) expect(each).toEqual([language, expect.stringMatching(own)]);
    }
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
  await expectAlive(page, 'search');
  await page.getByRole('combobox', { name: 'Course name' }).fill(place.toLowerCase());
  await expect(page.getByRole('option').filter({ hasText: japanese })).toContainText(place);
});
