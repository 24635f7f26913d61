import { sendVisit } from './sendVisit.ts';
import { toVisit } from './visit.ts';
import { watchWidgets } from './watchWidgets.ts';

function anError(widget: string, phase: string) {
  return { widget, slot: 'results', kind: 'error', message: 'no', context: { phase } } as const;
}

describe('the report of a document about its widgets', () => {
  it('[R10.04] names each version that was opened, and what went wrong with it', () => {
    const told: unknown[] = [];
    const watch = watchWidgets((report) => told.push(report));
    watch.opened('mf-results@1.0.0');
    watch.opened('mf-ads@1.0.0');
    for (const phase of ['load', 'hydration', 'hydration', 'mount', 'run', 'sight'])
      watch.report(anError('mf-ads@1.0.0', phase));
    watch.report(anError('shell', 'run'));
    expect(told).toHaveLength(7);
    expect(
      toVisit({ failed: watch.failed, unrendered: ['mf-results@1.0.0'] }, { lcp: 0, inp: 0 }),
    ).toEqual({
      widgets: {
        'mf-results@1.0.0': ['renderFailed'],
        'mf-ads@1.0.0': ['loadFailed', 'hydrationFailed', 'errored', 'blank'],
      },
      lcpPoor: false,
      inpPoor: false,
    });
  });

  it('[R10.04] says how fast the page was, as far as it was measured, and whether it was slow', () => {
    const nothing = { failed: new Map(), unrendered: [] };
    expect(toVisit(nothing, { lcp: 1234.5, inp: 0 })).toMatchObject({ lcp: 1235 });
    expect(toVisit(nothing, { lcp: 1234.5, inp: 0 })).not.toHaveProperty('inp');
    expect(toVisit(nothing, { lcp: 4001, inp: 501 })).toMatchObject({
      lcpPoor: true,
      inpPoor: true,
    });
    expect(toVisit(nothing, { lcp: 4000, inp: 500 })).toMatchObject({
      lcpPoor: false,
      inpPoor: false,
    });
  });

  describe('is sent with the ticket of the document', () => {
    let sent: { readonly url: string; readonly body: unknown }[];
    let visibility: 'visible' | 'hidden';
    const RealBlob = Blob;
    beforeEach(() => {
      [sent, visibility] = [[], 'visible'];
      jest.useFakeTimers();
      jest
        .spyOn(globalThis, 'Blob')
        .mockImplementation((parts, options) =>
          Object.assign(new RealBlob(parts, options), { said: String(parts?.[0]) }),
        );
      Object.defineProperty(navigator, 'sendBeacon', {
        configurable: true,
        value: (url: string, blob: Blob & { said: string }) =>
          sent.push({ url, body: JSON.parse(blob.said) }) > 0,
      });
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => visibility,
      });
    });
    afterEach(() => {
      jest.restoreAllMocks();
      jest.useRealTimers();
    });
    function open(...ids: string[]) {
      const watch = watchWidgets(() => {});
      for (const id of ids) watch.opened(id);
      sendVisit(watch, window, 'a-ticket');
    }
    function hide() {
      visibility = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    }

    it('[R10.04] once, when it is left', () => {
      open('mf-ads@1.0.0');
      for (const _time of [1, 2]) hide();
      jest.runAllTimers();
      expect(sent).toEqual([
        {
          url: '/telemetry/visit',
          body: {
            ticket: 'a-ticket',
            widgets: { 'mf-ads@1.0.0': [] },
            lcpPoor: false,
            inpPoor: false,
          },
        },
      ]);
    });

    it('[R10.04] names what the server could not render, also if no widget was opened', () => {
      document.body.innerHTML = '<template data-unrendered="mf-ads@1.0.0 mf-x@2.0.0"></template>';
      open('mf-ads@1.0.0');
      hide();
      open();
      hide();
      document.body.replaceChildren();
      const widgets = { 'mf-ads@1.0.0': ['renderFailed'], 'mf-x@2.0.0': ['renderFailed'] };
      expect(sent).toMatchObject([{ body: { widgets } }, { body: { widgets } }]);
    });

    it('[R10.04] and before that the document says once that it runs', () => {
      open('mf-ads@1.0.0');
      jest.runAllTimers();
      expect(sent).toEqual([{ url: '/telemetry/heard', body: { ticket: 'a-ticket' } }]);
      hide();
      expect(sent.map(({ url }) => url)).toEqual(['/telemetry/heard', '/telemetry/visit']);
    });

    it('[R10.04] also if it is left before a widget was opened', () => {
      open();
      hide();
      jest.runAllTimers();
      expect(sent).toEqual([{ url: '/telemetry/heard', body: { ticket: 'a-ticket' } }]);
    });
  });
});
