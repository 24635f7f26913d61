/**
 * Matches every layer that may stick to an edge of the screen (docs/contracts/sticky-layers.md).
 */
const LAYER = '[data-sticks]';
const EDGES = ['start', 'end'] as const;
type Edge = (typeof EDGES)[number];
type Heights = ReadonlyMap<Element, number>;

/**
 * Returns the layers that stick to an edge now, with their heights, the nearest to the edge first.
 */
function layersAt(edge: Edge, heights: Heights): readonly [HTMLElement, number][] {
  const all = [...document.querySelectorAll<HTMLElement>(LAYER)];
  const ordered = edge === 'end' ? all.toReversed() : all;
  return ordered
    .filter((layer) => layer.dataset['sticks'] === edge)
    .filter((layer) => /sticky|fixed/.test(getComputedStyle(layer).position))
    .map((layer) => [layer, heights.get(layer) ?? 0]);
}

/**
 * Writes the height of an edge's layers to the root element, and to each fixed layer the height of
 * the layers between it and the edge. Returns the edge's height in CSS pixels.
 */
function publish(edge: Edge, heights: Heights): number {
  let total = 0;
  let fixed = 0;
  for (const [layer, height] of layersAt(edge, heights)) {
    if (getComputedStyle(layer).position === 'fixed') {
      layer.style.setProperty('--g-layer-offset', `${total}px`);
      fixed = total + height;
    }
    total += height;
  }
  const { style } = document.documentElement;
  style.setProperty(`--g-layers-${edge}`, `${total}px`);
  if (edge === 'end') style.setProperty('--g-layers-fixed', `${fixed}px`);
  return total;
}

/** Scrolls the focused element back into sight if a layer now covers it. */
function keepFocusInSight(): void {
  const focused = document.querySelector(':focus-visible');
  if (!focused || focused.closest(`${LAYER}, dialog`)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > 0 && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * WCAG 2.4.11: keeps the heights of the layers that stick to the edges in custom properties of the
 * root element. Returns a function that ends this.
 */
export function watchStickyLayers(): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const heights = new Map<Element, number>();
  let before = 0;
  const tell = () => {
    const now = EDGES.reduce((sum, edge) => sum + publish(edge, heights), 0);
    if (now > before) keepFocusInSight();
    before = now;
  };
  const sizes = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      heights.set(target, borderBoxSize[0]?.blockSize ?? 0);
    }
    tell();
  });
  const follow = () => {
    const layers = new Set<Element>(document.querySelectorAll(LAYER));
    const gone = [...heights.keys()].filter((layer) => !layers.has(layer));
    for (const layer of gone) {
      sizes.unobserve(layer);
      heights.delete(layer);
    }
    for (const layer of layers)
      if (!heights.has(layer)) {
        heights.set(layer, 0);
        sizes.observe(layer);
      }
    if (gone.length > 0) tell();
  };
  const tree = new MutationObserver(follow);
  const changes = { subtree: true, childList: true, attributeFilter: ['data-sticks'] };
  tree.observe(document.body, changes);
  // On a low screen a layer stops sticking without a change of its size.
  window.addEventListener('resize', tell);
  follow();
  return () => {
    tree.disconnect();
    sizes.disconnect();
    window.removeEventListener('resize', tell);
  };
}
