import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holdWidget } from 'registry/client';
import { NEEDS } from 'server-kit/testing/needs';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { hasProgram } from 'tooling/console/hasProgram';
import type { Stack } from 'tooling/stack';
import { isIntegration } from '../environment.ts';
import { expect, test } from '../stack/test.ts';
import { startPrometheus } from './startPrometheus.ts';

/** What a query names that is no metric: functions and keywords of PromQL, and labels. */
const WORDS =
  /^(sum|min|max|absent|or|vector|by|rate|increase|histogram_quantile|le|page|slot|widget|route|call|status|act|source|job|outcome|m|h)$/;

/** The metrics that a query of Prometheus asks for. */
function metricsIn(query: string): string[] {
  const names = query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '').match(/[a-z][a-z0-9_]*/g);
  return (names ?? []).filter((name) => !WORDS.test(name));
}

async function queriesIn(file: string, query: RegExp): Promise<string[]> {
  const text = await readFile(join(repositoryRoot, 'deploy/observability', file), 'utf8');
  return [...text.matchAll(query)].map(([, found = '']) => found.replaceAll('\\"', '"'));
}

function readDashboard(): Promise<string[]> {
  return queriesIn('dashboard.json', /"expr": "((?:[^"\\]|\\.)*)"/g);
}

function readAlerts(): Promise<string[]> {
  return queriesIn('alerts.yml', /^ +expr: (.+)$/gm);
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
  const dashboard = await readDashboard();
  const alerts = await readAlerts();
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

/** Does what the dashboard shows: visits, calls, acts of teams, and a failure in a browser. */
async function liven({ shellUrl, registryUrl, access }: Stack, day: number): Promise<void> {
  const addresses = ['/', `/search/result/?area[]=12&year=2026&month=12&day=${day}`];
  for (const address of [...addresses, '/gora/calendar/holidays?year=2026'])
    await (await fetch(shellUrl + address)).text();
  const failure = { widget: 'mf-results', slot: 'results', kind: 'error', message: 'broken' };
  await fetch(`${shellUrl}/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shellUrl },
    body: JSON.stringify(failure),
  });
  await fetch(`${registryUrl}/widgets/mf-results/rollback`, { method: 'POST' });
  const token = access.tokens['operator'] ?? '';
  const act = { registryUrl, token, name: 'mf-results', reason: 'a fair' };
  await holdWidget({ ...act, hold: 'pinned' });
  await holdWidget({ ...act, hold: '' });
}

test('[R10.05] every query of the dashboard has an answer of a Prometheus that looks at these servers, and every alert can be asked', async ({
  stack,
}) => {
  test.skip(!isIntegration && !hasProgram('prometheus'), `needs Prometheus (${NEEDS.promtool})`);
  await using prometheus = await startPrometheus(stack.metrics);
  const queries = await readDashboard();
  let day = 1;
  const silent = async () => {
    await liven(stack, day);
    day += 1;
    const answers = await Promise.all(queries.map(prometheus.ask));
    return queries.filter((_query, place) => !answers[place]?.some(Number.isFinite));
  };
  await expect.poll(silent, { timeout: 30_000 }).toEqual([]);
  for (const alert of await readAlerts()) await prometheus.ask(alert);
});
