import type { Page } from '@playwright/test';

/** The share by which a translation may be longer than the text that was drawn. */
const LONGER = 0.4;

/** All cards are laid out, and nothing is on its way. */
const STILL =
  '* { content-visibility: visible !important; transition: none !important; animation: none !important; }';

/** The widest spacing that a reader may set (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** How the texts of a page are changed while they are measured. */
const CHANGES = {
  none: { longer: 0, styles: STILL },
  /** As a longer translation would be. */
  longer: { longer: LONGER, styles: STILL },
  /** As with a style sheet of the reader's own. */
  spaced: { longer: 0, styles: STILL + SPACED },
} as const;
export type Change = keyof typeof CHANGES;

export interface Cut {
  /** The texts that do not fit into what cuts them. */
  readonly cut: readonly string[];
  /** By how much the page is wider than the window; empty if it is not. */
  readonly tooWide: readonly string[];
}

interface Asked {
  /** The share of each text that is written once more behind it. */
  readonly longer: number;
  readonly styles: string;
}

/**
 * Runs in the page, all at once, so that no script sees the change: changes the texts, lists those that are
 * cut and how far the page scrolls sideways, and puts everything back.
 */
function cutTexts({ longer, styles }: Asked): Cut {
  // what a modal dialog covers was looked at before it opened
  const modal = document.querySelector('dialog:modal');
  const isSaid = (holder: Element | null) =>
    holder?.checkVisibility({ visibilityProperty: true }) &&
    (!modal || modal.contains(holder)) &&
    !holder.closest('script, style, noscript, option, svg');
  const texts: Text[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node.nodeValue?.trim() && isSaid(node.parentElement)) texts.push(node as Text);
  const before = texts.map(({ data }) => data);
  const sheets = document.adoptedStyleSheets;
  const sheet = new CSSStyleSheet();
  // to lay out all cards below a dialog would take most of the time
  sheet.replaceSync(modal ? `@scope (dialog:modal) { ${styles} }` : styles);
  document.adoptedStyleSheets = [...sheets, sheet];
  for (const text of texts) {
    const words = text.data.trim();
    // a name is in no other language longer, and a number in none
    const isName = text.parentElement?.closest('[lang]') !== document.documentElement;
    const isNumber = /^(?:\p{Letter}*¥[\d,]+|[\d,]+엔)$/u.test(words) || !/\p{Letter}/u.test(words);
    if (longer > 0 && !isName && !isNumber)
      text.data += words.slice(0, Math.ceil(words.length * longer));
  }

  const known = new Map<
    Element,
    { x: string; y: string; box: DOMRect; isUnseen: boolean; isFixed: boolean }
  >();
  const read = (element: Element) => {
    const style = getComputedStyle(element);
    const facts = {
      x: style.overflowX,
      y: style.overflowY,
      box: element.getBoundingClientRect(),
      // what is for screen readers alone is cut on purpose
      isUnseen:
        style.position === 'absolute' && (style.clipPath !== 'none' || element.clientWidth <= 1),
      isFixed: style.position === 'fixed',
    };
    known.set(element, facts);
    return facts;
  };
  const cuts = (way: string) => way === 'hidden' || way === 'clip';
  const scrolls = (way: string) => way === 'auto' || way === 'scroll';
  const range = document.createRange();
  /** The element that cuts the lines of a text and does not scroll to them. */
  const cutterOf = (text: Text): Element | undefined => {
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length === 0) return undefined;
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    const top = Math.min(...lines.map((line) => (line.top + line.bottom) / 2));
    const bottom = Math.max(...lines.map((line) => (line.top + line.bottom) / 2));
    // an ideographic space at the end of a line hangs over it, unseen
    const hang =
      text.parentElement && text.data.includes('\u3000')
        ? Number.parseFloat(getComputedStyle(text.parentElement).fontSize)
        : 0;
    let isFreeX = false;
    let isFreeY = false;
    for (let each = text.parentElement; each && each !== document.body; each = each.parentElement) {
      const { x, y, box, isUnseen, isFixed } = known.get(each) ?? read(each);
      if (isUnseen) return undefined;
      isFreeX ||= scrolls(x);
      isFreeY ||= scrolls(y);
      if (!isFreeX && cuts(x) && (left < box.left - 1 || right > box.right + hang + 1)) return each;
      if (!isFreeY && cuts(y) && (top < box.top || bottom > box.bottom)) return each;
      if (isFixed) return undefined;
    }
    return undefined;
  };
  const found = texts.flatMap((text, index) => {
    const cutter = cutterOf(text);
    if (!cutter) return [];
    const place = `${cutter.tagName.toLowerCase()}.${cutter.getAttribute('class') ?? ''}`;
    return [`"${(before[index] ?? '').trim()}" in ${place}`];
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  const isOutside = (text: Text) => {
    range.selectNodeContents(text);
    return range.getBoundingClientRect().right > clientWidth + 1;
  };
  const tooWide =
    scrollWidth > clientWidth
      ? [`${scrollWidth - clientWidth} px, as at ${texts.find(isOutside)?.data ?? 'no text'}`]
      : [];

  document.adoptedStyleSheets = sheets;
  texts.forEach((text, index) => {
    if (text.data !== before[index]) text.data = before[index] ?? '';
  });
  return { cut: [...new Set(found)], tooWide };
}

/** Measures the page as it is after the change. */
export function readCut(page: Page, change: Change): Promise<Cut> {
  return page.evaluate(cutTexts, CHANGES[change]);
}
