import { expect, test } from '../stack/test.ts';
import { cardsOf, openResults } from './resultPage.ts';

test('[R7.19] closed cards show the weather of their day, and nothing moves when it comes', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  const cards = cardsOf(page);
  // of the first cards, which are laid out wherever the page is scrolled to
  const places = () =>
    cards.evaluateAll((all) => {
      const [first] = all.map((each) => each.getBoundingClientRect().top);
      return all.slice(0, 3).map((each) => {
        const { top, height } = each.getBoundingClientRect();
        return [top - (first ?? 0), height];
      });
    });
  await expect(cards.getByText(/降水確率/)).toHaveCount(0);
  await cards.nth(1).scrollIntoViewIfNeeded();
  const before = await places();
  await cards.nth(1).hover({ position: { x: 5, y: 5 } });
  await expect(cards.getByText(/降水確率\d+%/)).toHaveCount(await cards.count());
  expect(await places()).toEqual(before);
});
