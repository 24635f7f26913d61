import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { itNeeds } from 'server-kit/testing/needing';
import { parse } from 'yaml';
import * as z from 'zod';
import { hasProgram } from '../console/hasProgram.ts';
import { DEPLOY, deployText } from './readDeploy.ts';

const FOLDER = join(DEPLOY, 'observability');
function promtool(...words: readonly string[]): string {
  return execFileSync('promtool', words, { cwd: FOLDER, encoding: 'utf8', stdio: 'pipe' });
}

const rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })),
});
const cases = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(
        z.object({ alertname: z.string(), exp_alerts: z.array(z.looseObject({})) }),
      ),
    }),
  ),
});

it('[R10.05] every alert has a case in which it comes, and one in which it does not', () => {
  const names = rules
    .parse(parse(deployText('observability/alerts.yml')))
    .groups.flatMap((group) => group.rules.map(({ alert }) => alert));
  const tried = cases
    .parse(parse(deployText('observability/alerts.test.yml')))
    .tests.flatMap((test) => test.alert_rule_test);
  const triedWith = (comes: boolean) =>
    new Set(
      tried
        .filter(({ exp_alerts: expected }) => expected.length > 0 === comes)
        .map(({ alertname }) => alertname),
    );
  expect(new Set(names)).toEqual(triedWith(true));
  expect(new Set(names)).toEqual(triedWith(false));
});

itNeeds('promtool', hasProgram('promtool'))(
  '[R10.05] the alerts come in each of these cases as they say, by the program of Prometheus itself',
  () => {
    expect(promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  },
);
