import { type Page } from '@playwright/test';
import { expectAlive } from '../stack/expectAlive.ts';

/** The sizes of a desktop and a phone; the specs of this folder set them themselves. */
export const WIDTHS = {
  pc: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAlive(page, 'search');
}

export function form(page: Page) {
  return page.locator('[data-slot="search"]');
}

export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The sheet in which a phone asks for where, when and how many. */
export function sheetOf(page: Page) {
  return page.getByRole('dialog', { name: '条件を選ぶ' });
}

/** A part of the sheet: the row that opens and folds it. */
export function partOf(page: Page, name: 'エリア' | 'プレー日' | 'プレー人数') {
  return sheetOf(page)
    .getByRole('heading', { level: 3, name: new RegExp(`^${name}`) })
    .getByRole('button');
}

/** Says whether the form opens the sheet of a phone in place of its dialogs. */
export function hasSheet(page: Page): boolean {
  return (page.viewportSize()?.width ?? WIDTHS.pc.width) < 769;
}

/** Chooses an area in the form: opens its region, ticks its box, and decides, or closes the sheet. */
export async function chooseArea(page: Page, region: string, area: string): Promise<void> {
  await page.getByRole('button', { name: /エリア/ }).click();
  const areas = page.getByRole('dialog', { name: hasSheet(page) ? '条件を選ぶ' : 'エリアを選ぶ' });
  await areas
    .getByRole('button', { name: new RegExp(region) })
    .or(areas.locator('summary', { hasText: region }))
    .locator('visible=true')
    .first()
    .click();
  await areas.getByRole('checkbox', { name: area }).locator('visible=true').click();
  await areas.getByRole('button', { name: hasSheet(page) ? '閉じる' : '決定' }).click();
}
