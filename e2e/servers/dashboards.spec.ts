import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { expect, test } from '../stack/test.ts';

/** What a query names that is no metric: functions and keywords of PromQL, and labels. */
const WORDS =
  /^(sum|min|max|absent|by|rate|increase|histogram_quantile|le|page|slot|widget|route|call|status|act|source|job|outcome|m|h)$/;

/** The metrics that a query of Prometheus asks for. */
function metricsIn(query: string): string[] {
  const names = query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '').match(/[a-z][a-z0-9_]*/g);
  return (names ?? []).filter((name) => !WORDS.test(name));
}

async function queriesIn(file: string, query: RegExp): Promise<string[]> {
  const text = await readFile(join(repositoryRoot, 'deploy/observability', file), 'utf8');
  return [...text.matchAll(query)].map(([, found = '']) => found.replaceAll('\\"', '"'));
}

test('[R10.05] the servers export every metric that the dashboard and the alerts name', async ({
  stack,
}) => {
  for (const page of ['/', '/search/result/?area[]=12'])
    await (await fetch(stack.shellUrl + page)).text();
  await fetch(`${stack.registryUrl}/widgets/mf-results/rollback`, { method: 'POST' });
  const texts = Object.values(stack.metrics).map(async (url) => (await fetch(url)).text());
  const exported = new Set(
    (await Promise.all(texts)).flatMap((text) =>
      [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    ),
  );
  const dashboard = await queriesIn('dashboard.json', /"expr": "((?:[^"\\]|\\.)*)"/g);
  const alerts = await queriesIn('alerts.yml', /^ +expr: (.+)$/gm);
  expect(dashboard.length).toBeGreaterThan(15);
  expect(alerts.length).toBeGreaterThan(10);
  const named = [...dashboard, ...alerts].flatMap((query) => {
    const metrics = metricsIn(query);
    // a query without a metric would be one that this test cannot read
    expect(metrics, query).not.toEqual([]);
    return metrics;
  });
  expect(named.filter((name) => !exported.has(name))).toEqual([]);
});
