import type { Report } from 'host-kit/telemetry/telemetry';
import { reportWritten } from './reportWritten.ts';

describe('errors in the console', () => {
  it('[R10.04] are reported where the widget itself writes them, and no others', () => {
    const written = jest.spyOn(console, 'error').mockImplementation(() => {});
    const reports: Report[] = [];
    const end = reportWritten((report) => reports.push(report));
    const from = (file: string, ...said: unknown[]) => {
      const { stackTraceLimit, prepareStackTrace } = Error;
      Error.prepareStackTrace = () =>
        `Error\n at console.error (https://golf.example/assets/main.js:1:2)\n at f (${file}:1:2)`;
      console.error(...said);
      Object.assign(Error, { stackTraceLimit, prepareStackTrace });
    };
    from('https://golf.example/remotes/mf-ads/1.0.0/widget.js', 'no', 'price', 7);
    from('https://golf.example/remotes/mf-ads/1.0.0/widget.js', 'load', new Error('late'));
    from('https://golf.example/assets/react.js', 'of the frame');
    from('chrome-extension://abc/inject.js', 'of an extension');
    expect(reports.map(({ widget, message, context }) => [widget, message, context])).toEqual([
      ['mf-ads@1.0.0', 'no price 7', { phase: 'console' }],
      ['mf-ads@1.0.0', 'late', { phase: 'console' }],
    ]);
    // whoever looks at the console sees everything
    expect(written.mock.calls).toHaveLength(4);
    end();
    written.mockRestore();
  });
});
