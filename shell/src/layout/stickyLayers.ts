/** Ahead of everything that sticks to an edge of the screen; docs/contracts/sticky-layers.md. */
const LAYER = '[data-sticks]';
const EDGES = ['start', 'end'] as const;
type Edge = (typeof EDGES)[number];
type Heights = ReadonlyMap<Element, number>;

/** The layers of an edge that stick now, the nearest to it first. */
function layersAt(edge: Edge, heights: Heights): readonly [HTMLElement, number][] {
  const all = [...document.querySelectorAll<HTMLElement>(LAYER)];
  const ordered = edge === 'end' ? all.toReversed() : all;
  return ordered
    .filter((layer) => layer.dataset['sticks'] === edge)
    .filter((layer) => /sticky|fixed/.test(getComputedStyle(layer).position))
    .map((layer) => [layer, heights.get(layer) ?? 0]);
}

/** Gives an edge's height to the root, and to each fixed layer the height of those before it. */
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

/** What has the focus and is on the screen stays in sight when a layer comes over it. */
function keepFocusInSight(): void {
  const focused = document.querySelector(':focus-visible');
  if (!focused || focused.closest(`${LAYER}, dialog`)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > 0 && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
}

/** WCAG 2.4.11: the root always knows how high the layers are that stick to its edges. */
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
  // a low screen takes the stickiness without a change of size
  window.addEventListener('resize', tell);
  follow();
  return () => {
    tree.disconnect();
    sizes.disconnect();
    window.removeEventListener('resize', tell);
  };
}
