import { REGIONS } from 'shared-contracts/areas';
import { expect, test } from '../stack/test.ts';
import { openForm } from './formPage.ts';
import { outOfReach } from './mapReach.ts';

const DAY = 'year=2026&month=11&day=28';
const KANTO = 102;
const SIZES = [
  { width: 390, height: 664 },
  { width: 800, height: 1000 },
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('[R2.17][R9.02] every region and prefecture of the list beside Japan can be touched', async ({
      healthyPage: page,
    }) => {
      await openForm(page, `/search/map/?${DAY}`);
      const list = page.locator('#map-list');
      await expect(list.getByRole('listitem')).toHaveCount(47);
      await expect(list.getByRole('heading', { level: 3 })).toHaveCount(REGIONS.length);
      expect(await outOfReach(list)).toEqual([]);
    });

    test('[R2.17][R9.02] every course of the list of a region can be touched', async ({
      healthyPage: page,
    }) => {
      test.setTimeout(120_000);
      const list = page.getByRole('region', { name: '地図のゴルフ場' });
      for (const { code, prefectures } of REGIONS) {
        // a prefecture has a few courses; Kanto may have too many for a list
        const area = code === KANTO ? code : prefectures[0];
        await openForm(page, `/search/map/?area[]=${area}&${DAY}`);
        expect(await outOfReach(list), `area ${area}`).toEqual([]);
      }
      await openForm(page, `/search/map/?area[]=12&${DAY}`);
      await page.getByRole('button', { name: '一覧を広げる' }).click();
      await expect(page.getByRole('button', { name: '一覧を縮める' })).toBeVisible();
      expect(await outOfReach(list)).toEqual([]);
    });

    test('[R3.01][R9.02] every control beside the map of the results can be touched', async ({
      healthyPage: page,
    }) => {
      await page.goto(`/search/result/?area[]=12&view=map&${DAY}`);
      const results = page.locator('[data-slot="results"]');
      await expect(results).toHaveAttribute('data-phase', 'ready');
      const list = results.getByRole('region', { name: 'このページのゴルフ場' });
      await expect(list.getByRole('listitem').first()).toBeVisible();
      expect(await outOfReach(list)).toEqual([]);
    });
  });
}
