import { ApiError } from 'shared-contracts/errors';
import { ownerOf, reportUncaught } from './reportUncaught.ts';
import type { Report } from 'host-kit/telemetry/telemetry';

describe('errors outside of any React root', () => {
  it('[R10.05] belong to the widget whose file comes first in the stack', () => {
    expect(
      ownerOf('Error: no\n at f (https://golf.example/remotes/mf-ads/1.2.0-b1/widget.ab.js:1:2)'),
    ).toBe('mf-ads@1.2.0-b1');
    expect(ownerOf('Error: no\n at https://golf.example/assets/main.js:1:2')).toBe('shell');
  });

  it('[R10.05] are reported from handlers, timers and promises alike', () => {
    const reports: Report[] = [];
    reportUncaught(window, (report) => reports.push(report));
    const error = Object.assign(new Error('in a timer'), {
      stack: 'at https://golf.example/remotes/mf-ads/1.0.0/widget.js',
    });
    window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new Error('in a promise') }),
    );
    expect(reports.map(({ widget, message }) => [widget, message])).toEqual([
      ['mf-ads@1.0.0', 'in a timer'],
      ['shell', 'in a promise'],
    ]);
  });

  it('[R10.05] are left to the load of a widget when its entry throws them, so that they are reported once', () => {
    const reports: Report[] = [];
    const kept: unknown[] = [];
    const entry = Object.assign(document.createElement('script'), {
      src: 'https://golf.example/remotes/mf-ads/1.0.0/remoteEntry.js?r=2',
    });
    const running = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(entry);
    const error = new Error('mf-ads throws');
    reportUncaught(window, (report) => reports.push(report), {
      keepThrown: (id, thrown) => kept.push([id, thrown]),
    });
    window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
    running.mockRestore();
    expect([kept, reports]).toEqual([[['mf-ads@1.0.0', error]], []]);
  });

  it('[R8.08] end in the error page where only files of the frame are in the stack, thrown or rejected', () => {
    const fatal: string[] = [];
    reportUncaught(window, () => {}, { onFatal: ({ message }) => fatal.push(message) });
    const stackOf = (...files: string[]) =>
      files.map((file) => `    at f (${file}:1:2)`).join('\n');
    const main = 'https://golf.example/assets/main.0a.js';
    const later = 'https://golf.example/assets/requests.1b.js';
    const thrown = [
      ['frame', stackOf(main, later)],
      ['widget', stackOf(main, 'https://golf.example/remotes/mf-ads/1.0.0/widget.js', main)],
      ['extension', stackOf(main, 'chrome-extension://abc/inject.js')],
      ['page', 'at <anonymous>'],
    ];
    for (const [message, stack] of thrown) {
      const error = Object.assign(new Error(message), { stack });
      window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    }
    const answer = new ApiError('away', { status: 503, path: '/course/search' });
    const reason = Object.assign(answer, { stack: stackOf(later) });
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(fatal).toEqual(['frame', 'frame']);
  });
});
