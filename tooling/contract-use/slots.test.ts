import { WIDGETS } from '../build/widgets.ts';
import { readWidgetSource } from '../build/readWidgetSource.ts';
import { slotsOfPages } from '../build/slotsOfPages.ts';

it('the slots of the pages are read from what the shell draws', () => {
  expect(slotsOfPages()).toEqual(expect.arrayContaining(['search', 'results', 'guest']));
});

it.each(WIDGETS)('[R10.02] each slot that %s fills stands on a page', async (name) => {
  const { slots } = await readWidgetSource(name);
  expect(slots.length).toBeGreaterThan(0);
  expect(slotsOfPages()).toEqual(expect.arrayContaining([...slots]));
});
