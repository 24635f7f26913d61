import { sendVisitAtEnd, watchVisit } from './visit.ts';

function anError(widget: string, phase: string) {
  return { widget, slot: 'results', kind: 'error', message: 'no', context: { phase } } as const;
}

describe('the report of a document about its widgets', () => {
  it('[R10.04] names each version that was opened, and what went wrong with it', () => {
    const told: unknown[] = [];
    const watch = watchVisit((report) => told.push(report));
    watch.opened('mf-results@1.0.0');
    watch.opened('mf-ads@1.0.0');
    watch.report(anError('mf-ads@1.0.0', 'load'));
    watch.report(anError('mf-ads@1.0.0', 'hydration'));
    watch.report(anError('mf-ads@1.0.0', 'hydration'));
    watch.report(anError('shell', 'run'));
    expect(told).toHaveLength(4);
    expect(watch.visit()).toEqual({
      widgets: { 'mf-results@1.0.0': [], 'mf-ads@1.0.0': ['loadFailed', 'hydrationFailed'] },
      lcpPoor: false,
      inpPoor: false,
    });
  });

  it('[R10.04] says whether the page was slow', () => {
    const watch = watchVisit(() => {});
    watch.painted(4001);
    watch.interacted(501);
    watch.interacted(40);
    expect(watch.visit()).toMatchObject({ lcpPoor: true, inpPoor: true });
  });

  it('[R10.04] is sent once, with the ticket of the document', () => {
    const sent: string[] = [];
    let hidden: 'visible' | 'hidden' = 'visible';
    const RealBlob = Blob;
    const said = jest
      .spyOn(globalThis, 'Blob')
      .mockImplementation((parts, options) => new RealBlob(parts, options));
    Object.defineProperty(navigator, 'sendBeacon', {
      configurable: true,
      value: (url: string) => {
        sent.push(url);
        return true;
      },
    });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => hidden });
    const watch = watchVisit(() => {});
    watch.opened('mf-ads@1.0.0');
    sendVisitAtEnd(watch, window, { url: '/telemetry/visit', ticket: 'a-ticket' });
    hidden = 'hidden';
    for (const _time of [1, 2]) document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual(['/telemetry/visit']);
    expect(JSON.parse(String(said.mock.calls[0]?.[0]?.[0]))).toMatchObject({
      ticket: 'a-ticket',
      widgets: { 'mf-ads@1.0.0': [] },
    });
    said.mockRestore();
  });
});
