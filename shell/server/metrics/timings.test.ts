import { Registry } from 'prom-client';
import { callTimings, toOutcome } from '../answers/callTimings.ts';
import { MOST_VERSIONS, pageTimings } from './pageTimings.ts';

function counts(text: string, name: string): string[] {
  return text.split('\n').filter((line) => line.startsWith(`${name}_count`));
}

describe('[R10.05] the durations of the shell', () => {
  it('count a page, a slot and a version of a widget, each with how it ended', async () => {
    const registry = new Registry();
    const timings = pageTimings(registry);
    timings.page('result', 200, 0.3);
    timings.paint({
      slot: 'results',
      widget: 'mf-results@1.2.0',
      outcome: 'painted',
      seconds: 0.1,
    });
    timings.paint({ slot: 'results', widget: 'mf-results@1.2.0', outcome: 'failed', seconds: 2 });
    const text = await registry.metrics();
    expect(counts(text, 'shell_page_seconds')).toEqual([
      'shell_page_seconds_count{page="result",status="200"} 1',
    ]);
    expect(counts(text, 'shell_slot_seconds')).toEqual([
      'shell_slot_seconds_count{slot="results",outcome="painted"} 1',
      'shell_slot_seconds_count{slot="results",outcome="failed"} 1',
    ]);
    expect(counts(text, 'shell_widget_seconds')).toEqual([
      'shell_widget_seconds_count{widget="mf-results@1.2.0",outcome="painted"} 1',
      'shell_widget_seconds_count{widget="mf-results@1.2.0",outcome="failed"} 1',
    ]);
  });

  it('forget the versions that were not seen for longest', async () => {
    const registry = new Registry();
    const timings = pageTimings(registry);
    for (let patch = 0; patch < MOST_VERSIONS + 20; patch += 1) {
      const widget = `mf-results@1.0.${patch}`;
      timings.paint({ slot: 'results', widget, outcome: 'painted', seconds: 0.1 });
      timings.paint({ slot: 'ads', widget: 'mf-ads@1.0.0', outcome: 'painted', seconds: 0.1 });
    }
    const known = counts(await registry.metrics(), 'shell_widget_seconds');
    expect(known).toHaveLength(MOST_VERSIONS);
    expect(known.join('\n')).toContain('mf-ads@1.0.0');
    expect(known.join('\n')).not.toContain('mf-results@1.0.1"');
  });

  it('count a call of the gateway by its path, and one that nobody knows as another', async () => {
    const registry = new Registry();
    const onCall = callTimings(registry);
    const seconds = 0.01;
    onCall({ path: '/course/search', by: 'document', outcome: toOutcome(200), seconds });
    onCall({ path: '/course/search', by: 'browser', outcome: toOutcome(503), seconds });
    for (let made = 0; made < 100; made += 1)
      onCall({ path: `/made-up/${made}`, by: 'browser', outcome: toOutcome(404), seconds });
    expect(counts(await registry.metrics(), 'shell_gateway_call_seconds')).toEqual([
      'shell_gateway_call_seconds_count{call="/course/search",by="document",outcome="answered"} 1',
      'shell_gateway_call_seconds_count{call="/course/search",by="browser",outcome="failed"} 1',
      'shell_gateway_call_seconds_count{call="other",by="browser",outcome="refused"} 100',
    ]);
  });
});
