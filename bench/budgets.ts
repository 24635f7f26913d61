import { readRecord } from './first-load/record.ts';
import type { FigureName } from './page/figures.ts';
import type { Device } from './page/openPage.ts';
import type { Other } from './page/variants.ts';

/** The greatest accepted value of figures, or of their ratio of product to another variant. */
export type Budgets = Partial<Readonly<Record<FigureName, number>>>;

/** The greatest accepted ratios of product to each other variant. */
export type Ratios = Partial<Readonly<Record<Other, Budgets>>>;

/**
 * The greatest accepted ratio of product to another variant, on each page. The paints are an aim: none
 * later than the monolith's within the spread, at most 0.65 of what the browser renders, 0.35 of
 * federation's. The other bounds beside the monolith are the worse of two pages' lower quartiles plus
 * 0.15, because other machines differ from the first one (two cores); for bytes, which hardly vary, plus
 * 0.1. The lower quartiles were (9 pairs, load 1.4 to 3.5): all alive 1.03 and 1.08; HTML with scripts and
 * styles 1.22 and 1.28 since the small schemas (ADR 008).
 */
export const RATIOS = {
  monolith: { firstPaint: 1, largestPaint: 1, alive: 1.25, codeBytes: 1.38 },
  browserRendered: { firstPaint: 0.65, largestPaint: 0.65 },
  federation: { firstPaint: 0.35, largestPaint: 0.35 },
} satisfies Ratios;

/** What a short run checks: bytes do not depend on what else the machine does. */
export const RATIOS_OF_BYTES: Ratios = { monolith: { codeBytes: RATIOS.monolith.codeBytes } };

/** A page of the bench, and the greatest accepted figures of the product on it. */
export interface PageBudget {
  readonly path: string;
  readonly device: Device;
  /** Whether its first screen has an open search form, whose interactions are measured. */
  readonly hasForm: boolean;
  /** Bytes over the line, of scripts without headers; the layout shift of Web Vitals. */
  readonly most: Budgets;
}

const FIRST_LOAD = readRecord();

/** What a visitor bears: nothing that he is about to press moves away (R4.18). */
const STILL = { shift: 0.02 };

/**
 * Returns the bounds of a page: the bytes of all scripts that it loads until the network is idle stand
 * beside those of its parts, in one file.
 */
function boundsOf(path: string): Budgets {
  const scriptBytes = FIRST_LOAD.pages[path];
  if (scriptBytes === undefined)
    throw new Error(`first-load/firstLoad.json has no bytes of ${path}`);
  return { ...STILL, scriptBytes };
}

function page(path: string, device: Device, hasForm: boolean): PageBudget {
  return { path, device, hasForm, most: boundsOf(path) };
}

/** The pages of the bench. */
export const PAGES: readonly PageBudget[] = [
  page('/index-pc', 'pc', true),
  page('/smart/iphone_top.html', 'phone', true),
  page('/search/result/?area[]=102&year=2026&month=11&day=28&widthday=1', 'phone', false),
  page('/search/', 'phone', true),
];
