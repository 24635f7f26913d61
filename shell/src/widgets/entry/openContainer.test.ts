import { aReleasedWidget } from 'host-kit/testing/aReleasedWidget';
import { guardEntries } from './entryScript.ts';
import { openContainer } from './openContainer.ts';

const scope = { react: {} };

const widget = aReleasedWidget({
  global: 'mf_results_1_0_0',
  entry: '/remotes/mf-results/1.0.0/remoteEntry.js',
  integrity: 'sha384-known',
  module: 'widget',
});
const url = new URL(widget.entry, location.href).href;

beforeEach(() => guardEntries({ widgets: { 'mf-results': widget }, slots: {} }));

/** The script that the page has asked for, as if the browser had run it: `container` is what it leaves. */
function arrive(container?: object): HTMLScriptElement {
  const script = document.head.querySelector('script');
  if (!script) throw new Error('No script was asked for');
  if (container) Object.assign(globalThis, { [widget.global]: container });
  script.dispatchEvent(new Event('load'));
  return script;
}

function aContainer() {
  const told: unknown[] = [];
  return {
    told,
    init: (scope: unknown) => void told.push(scope),
    get: async (module: string) => () => ({ default: module }),
  };
}

describe('an entry', () => {
  it('[R10.05] runs only with its hash, gets the packages of the host, and gives the module', async () => {
    const opening = openContainer(widget, `${url}?r=2`, scope);
    const container = aContainer();
    expect(arrive(container)).toMatchObject({
      src: `${url}?r=2`,
      integrity: 'sha384-known',
      crossOrigin: 'anonymous',
    });
    expect(await (await opening)()).toEqual({ default: './widget' });
    expect(container.told).toEqual([scope]);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('[R10.05] is not asked for without a hash', async () => {
    const other = url.replace('1.0.0', '2.0.0');
    await expect(openContainer(widget, other, scope)).rejects.toThrow(`no hash for ${other}`);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('[R10.05] that throws while it runs is not taken for the one of an earlier attempt', async () => {
    const first = openContainer(widget, url, scope);
    arrive(aContainer());
    await first;
    const second = openContainer(widget, `${url}?r=2`, scope);
    arrive();
    await expect(second).rejects.toThrow('has left no container mf_results_1_0_0');
  });

  it('[R10.05] that does not come is an error at once', async () => {
    const opening = openContainer(widget, url, scope);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await expect(opening).rejects.toThrow(`${url} was not loaded`);
  });
});
