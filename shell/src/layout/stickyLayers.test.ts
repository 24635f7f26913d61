import { watchStickyLayers } from './stickyLayers.ts';

/** jsdom has no layout, so a layer's height comes from its `data-height`. */
class SizesByAttribute implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: HTMLElement): void {
    const size = [{ blockSize: Number(target.dataset['height']), inlineSize: 0 }];
    const entry = {
      target,
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
      contentRect: target.getBoundingClientRect(),
    };
    this.#tell([entry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

const root = document.documentElement;
function given(name: string): string {
  return root.style.getPropertyValue(`--g-layers-${name}`);
}
function aLayer(edge: string, position: string, height: number): HTMLElement {
  const layer = document.createElement('div');
  Object.assign(layer.dataset, { sticks: edge, height: String(height) });
  layer.style.position = position;
  return layer;
}
let stop: () => void;

beforeEach(() => {
  globalThis.ResizeObserver = SizesByAttribute;
  stop = watchStickyLayers();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Waits until the observers have been told of a change. */
function changed(): Promise<void> {
  return Promise.resolve();
}

describe('[WCAG 2.4.11] the heights of what sticks to the screen', () => {
  it('are added up for each edge, without layers that are removed', async () => {
    const notice = aLayer('end', 'fixed', 80);
    document.body.append(notice, aLayer('end', 'fixed', 60), aLayer('start', 'fixed', 64));
    await changed();
    expect([given('start'), given('end'), given('fixed')]).toEqual(['64px', '140px', '140px']);
    notice.remove();
    await changed();
    expect([given('start'), given('end'), given('fixed')]).toEqual(['64px', '60px', '60px']);
    document.body.replaceChildren();
    await changed();
    expect([given('start'), given('end'), given('fixed')]).toEqual(['0px', '0px', '0px']);
  });

  it('place a fixed layer above the layers that follow it in the document', async () => {
    const upper = aLayer('end', 'fixed', 80);
    const lower = aLayer('end', 'fixed', 60);
    document.body.append(upper, lower);
    await changed();
    expect(upper.style.getPropertyValue('--g-layer-offset')).toBe('60px');
    expect(lower.style.getPropertyValue('--g-layer-offset')).toBe('0px');
  });

  it('leave out a layer that does not stick, also if only a low screen makes it so', async () => {
    const tray = aLayer('end', 'sticky', 78);
    document.body.append(tray);
    await changed();
    expect(given('end')).toBe('78px');
    expect(given('fixed')).toBe('0px');
    tray.style.position = 'static';
    window.dispatchEvent(new Event('resize'));
    expect(given('end')).toBe('0px');
  });

  it('include a bar that sticks only after the page is scrolled', async () => {
    const bar = aLayer('start', 'fixed', 64);
    delete bar.dataset['sticks'];
    document.body.append(bar);
    await changed();
    expect(given('start')).toBe('0px');
    bar.dataset['sticks'] = 'start';
    await changed();
    expect(given('start')).toBe('64px');
  });
});
