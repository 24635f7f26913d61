import { RECORDING_FORMAT, type Recording } from '../../../platform/recording/index.ts';
import { fakeSites } from '../sites/index.ts';

/**
 * Returns a recording of the result page of Chiba at 08:00 on Saturday 2026-11-21, without events,
 * replies and navigations.
 */
export function aRecording(over: Partial<Recording> = {}): Recording {
  return {
    format: RECORDING_FORMAT,
    recordedAt: '2026-11-20T23:00:00.000Z',
    page: { page: 'result', path: '/search/result/', query: 'area[]=12' },
    locale: 'ja-JP',
    device: 'PC',
    window: { width: 1280, height: 800 },
    now: Date.UTC(2026, 10, 20, 23),
    sites: { ...fakeSites },
    widgets: [{ name: 'mf-results', version: '1.0.0', slot: 'results', config: {} }],
    replies: [],
    events: [],
    navigations: [],
    ...over,
  };
}
