import type { Wanted } from './inPage.ts';

type More = Omit<Wanted, 'css' | 'name'>;

export function button(name: string, more: More = {}): Wanted {
  return {
    css: 'button, [role="button"]',
    name,
    ...more,
  };
}
export function link(name: string, more: More = {}): Wanted {
  return { css: 'a[href]', name, ...more };
}
export function box(name: string, more: More = {}): Wanted {
  return {
    css: 'input[type="checkbox"]',
    name,
    ...more,
  };
}
export function field(name: string, more: More = {}): Wanted {
  return { css: 'input', name, ...more };
}
export function heading(name: string, more: More = {}): Wanted {
  return {
    css: 'h1, h2, h3',
    name,
    ...more,
  };
}
export function dialog(name: string): Wanted {
  return { css: 'dialog, [role="dialog"]', name };
}
export function summary(name: string, more: More = {}): Wanted {
  return {
    css: 'summary',
    name,
    ...more,
  };
}
export function map(name: string): Wanted {
  return { css: '[role="group"]', name };
}
export function slot(name: string): Wanted {
  return { css: `[data-slot="${name}"]` };
}

export const SEARCH = slot('search');
export const RESULTS = slot('results');
export const CARDS: Wanted = { css: 'article', within: RESULTS };
export const COURSE_NAMES: Wanted = { css: 'h3', within: CARDS };
