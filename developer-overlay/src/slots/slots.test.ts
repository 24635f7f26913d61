import type { DocumentState } from 'host-kit/document/documentState';
import type { ChoiceReason, ReleasedWidget } from 'host-kit/release/releaseSet';
import { aReleasedWidget } from 'host-kit/testing/aReleasedWidget';
import { documentLog } from '../log/documentLog.ts';
import { loadedOf, timingsOf } from './timingsOf.ts';
import { whyOf } from './whyOf.ts';

const results = aReleasedWidget({ version: '1.1.0' });
function whyIn(
  changes: Partial<ReleasedWidget>,
  reason: ChoiceReason = {},
  preview?: DocumentState['preview'],
  shown = 'mf-results@1.1.0',
) {
  return whyOf(shown, {
    release: { widgets: { 'mf-results': { ...results, ...changes } }, slots: {} },
    developer: { reasons: { 'mf-results': reason } },
    ...(preview && { preview }),
  });
}

describe('why a version stands in a slot', () => {
  const canary = { version: '1.2.0', traffic: 10 };
  it('[R10.04] the stable version for everybody, and beside a canary the hundredth of this browser', () => {
    expect(whyIn({}, { stable: '1.1.0' })).toEqual({ key: 'stable', values: {} });
    expect(whyIn({}, { stable: '1.1.0', canary, bucket: 57 })).toEqual({
      key: 'stableBesideCanary',
      values: { canary: '1.2.0', traffic: '10', bucket: '57' },
    });
  });

  it('[R10.04] a canary by its share, a preview by its link', () => {
    expect(
      whyIn({ why: 'canary' }, { canary: { ...canary, version: '1.1.0' }, bucket: 7 }),
    ).toEqual({ key: 'canary', values: { canary: '1.1.0', traffic: '10', bucket: '7' } });
    expect(whyIn({ why: 'preview' }, {}, { shown: [], until: '11/21 19:00' })).toEqual({
      key: 'preview',
      values: { until: '11/21 19:00' },
    });
  });

  it('[R10.05] the last good version, if the stable one may not be used and if another one has failed', () => {
    expect(whyIn({ why: 'last-good' })?.key).toBe('lastGood');
    expect(whyIn({}, {}, undefined, 'mf-results@1.0.0')).toEqual({
      key: 'standIn',
      values: { failed: 'mf-results@1.1.0' },
    });
    expect(whyIn({}, {}, undefined, 'mf-ads@1.0.0')).toBeUndefined();
  });
});

describe('how a version came alive', () => {
  const aSlot = () => {
    let time = 0;
    const log = documentLog({ now: () => time, isRecording: false });
    const tell = (
      at: number,
      stage: 'asked' | 'loaded' | 'mounted' | 'failed',
      firstPaint?: unknown,
    ) => {
      time = at;
      log.tell('slot', { slot: 'results', widget: results, stage, query: '', firstPaint });
    };
    return { log, tell };
  };
  const marks = (...starts: number[]) => ({
    getEntriesByName: (name: string) =>
      name === 'results alive'
        ? starts.map((startTime) => ({ startTime }) as PerformanceEntry)
        : [],
  });

  it('[R10.02] is measured from the request to the module, and from there to the hydrated paint', () => {
    const { log, tell } = aSlot();
    tell(100, 'asked');
    tell(180, 'loaded');
    tell(185, 'mounted', { count: 3 });
    expect(timingsOf('results', log, marks(220))).toEqual({
      load: 80,
      alive: 40,
      aliveAt: 220,
      hydrated: true,
    });
    expect(timingsOf('results', log, marks())).toEqual({
      load: 80,
      alive: 5,
      aliveAt: 185,
      hydrated: true,
    });
  });

  it('[R10.05] is measured for the stand-in once the first version has failed', () => {
    const { log, tell } = aSlot();
    tell(100, 'asked');
    tell(150, 'failed');
    tell(151, 'asked');
    expect(timingsOf('results', log, marks())).toEqual({});
    tell(200, 'loaded');
    expect(timingsOf('results', log, marks())).toEqual({ load: 49 });
    tell(210, 'mounted');
    expect(timingsOf('results', log, marks(205))).toEqual({
      load: 49,
      alive: 5,
      aliveAt: 205,
      hydrated: false,
    });
  });

  it('[R10.02] counts the files of this version alone', () => {
    const resource = (path: string, encodedBodySize: number) =>
      ({ name: `https://golf.example${path}`, encodedBodySize }) as PerformanceResourceTiming;
    const performance = {
      getEntriesByType: () => [
        resource('/remotes/mf-results/1.1.0/a.js', 10),
        resource('/remotes/mf-results/1.1.0/b.js', 5),
        resource('/remotes/mf-results/1.0.0/a.js', 7),
      ],
    };
    expect(loadedOf('mf-results@1.1.0', performance)).toEqual({ files: 2, bytes: 15 });
  });
});
