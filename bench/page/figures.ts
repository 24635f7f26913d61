import type { Load } from './measureLoad.ts';

function milliseconds(value: number) {
  return `${Math.round(value)} ms`;
}
function kilobytes(value: number) {
  return `${Math.round(value / 1000)} kB`;
}

/**
 * The figures of a report, in the order of its rows. `read` takes the figure from a load; `show`
 * writes it with its unit.
 */
export const FIGURES = {
  firstByte: { title: 'first byte', read: (load: Load) => load.firstByte, show: milliseconds },
  firstPaint: {
    title: 'first contentful paint',
    read: (load: Load) => load.firstPaint,
    show: milliseconds,
  },
  largestPaint: {
    title: 'largest contentful paint',
    read: (load: Load) => load.largestPaint,
    show: milliseconds,
  },
  formAlive: {
    title: 'search form alive',
    read: (load: Load) => load.formAlive,
    show: milliseconds,
  },
  alive: { title: 'all widgets alive', read: (load: Load) => load.alive, show: milliseconds },
  pickerOpen: {
    title: 'areas open',
    read: (load: Load) => load.pickerOpen,
    show: milliseconds,
  },
  inp: {
    title: 'interaction to next paint',
    read: (load: Load) => load.inp,
    show: milliseconds,
  },
  blocking: { title: 'blocking time', read: (load: Load) => load.blocking, show: milliseconds },
  shift: {
    title: 'layout shift',
    read: (load: Load) => load.shift,
    show: (value: number) => value.toFixed(3),
  },
  requests: {
    title: 'requests',
    read: (load: Load) => load.requests,
    show: (value: number) => String(Math.round(value)),
  },
  bytes: { title: 'over the line', read: (load: Load) => load.bytes, show: kilobytes },
  codeBytes: {
    title: 'HTML, scripts, styles',
    read: (load: Load) => load.codeBytes,
    show: kilobytes,
  },
  documentBytes: {
    title: 'HTML alone',
    read: (load: Load) => load.documentBytes,
    show: kilobytes,
  },
  scriptBytes: {
    title: 'scripts alone',
    read: (load: Load) => load.scriptBytes,
    show: kilobytes,
  },
  styleBytes: {
    title: 'style sheets alone',
    read: (load: Load) => load.styleBytes,
    show: kilobytes,
  },
  mediaBytes: {
    title: 'pictures and fonts',
    read: (load: Load) => load.mediaBytes,
    show: kilobytes,
  },
  dataBytes: { title: 'data', read: (load: Load) => load.dataBytes, show: kilobytes },
  heap: { title: 'heap at rest', read: (load: Load) => load.heap, show: kilobytes },
} as const;

/** The name of a figure, as the budgets use it. */
export type FigureName = keyof typeof FIGURES;
