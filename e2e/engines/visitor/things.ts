import type { Wanted } from './inPage.ts';

type More = Omit<Wanted, 'css' | 'name'>;

export const button = (name: string, more: More = {}): Wanted => ({
  css: 'button, [role="button"]',
  name,
  ...more,
});
export const link = (name: string, more: More = {}): Wanted => ({ css: 'a[href]', name, ...more });
export const box = (name: string, more: More = {}): Wanted => ({
  css: 'input[type="checkbox"]',
  name,
  ...more,
});
export const field = (name: string, more: More = {}): Wanted => ({ css: 'input', name, ...more });
export const heading = (name: string, more: More = {}): Wanted => ({
  css: 'h1, h2, h3',
  name,
  ...more,
});
export const dialog = (name: string): Wanted => ({ css: 'dialog, [role="dialog"]', name });
export const summary = (name: string, more: More = {}): Wanted => ({
  css: 'summary',
  name,
  ...more,
});
export const map = (name: string): Wanted => ({ css: '[role="group"]', name });
export const slot = (name: string): Wanted => ({ css: `[data-slot="${name}"]` });

export const SEARCH = slot('search');
export const RESULTS = slot('results');
export const CARDS: Wanted = { css: 'article', within: RESULTS };
export const COURSE_NAMES: Wanted = { css: 'h3', within: CARDS };
