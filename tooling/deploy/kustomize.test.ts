import { execFileSync } from 'node:child_process';
import { itNeeds } from 'server-kit/testing/needing';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { hasProgram } from '../console/hasProgram.ts';
import { imageName, SERVERS } from '../package/servers.ts';
import type { ServerName } from '../stack/serverPlans.ts';
import { DEPLOY } from './readDeploy.ts';

const NAMES = Object.keys(SERVERS) as ServerName[];
const SCALED = ['gateway', 'shell'] as const;

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const reference = z.object({ name: z.string() });
const named = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
const deployment = z.object({
  metadata: reference,
  spec: z.object({
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        containers: z.tuple([
          z.object({
            image: z.string(),
            envFrom: z.array(
              z.object({ configMapRef: reference.optional(), secretRef: reference.optional() }),
            ),
            startupProbe: probe,
            readinessProbe: probe,
            livenessProbe: probe,
            resources: z.object({ requests: z.object({ cpu: z.string(), memory: z.string() }) }),
          }),
        ]),
      }),
    }),
  }),
});
const budget = z.object({
  spec: z.object({ selector: z.object({ matchLabels: z.record(z.string(), z.string()) }) }),
});
const autoscaler = z.object({
  metadata: reference,
  spec: z.object({
    scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
    metrics: z.tuple([
      z.object({ resource: z.object({ name: z.literal('cpu'), target: z.looseObject({}) }) }),
    ]),
  }),
});

/** Renders the folder as `kubectl apply --kustomize deploy` sends it. */
function render() {
  const text = execFileSync('kubectl', ['kustomize', DEPLOY], { encoding: 'utf8' });
  const objects = parseAllDocuments(text).map((each) => named.parse(each.toJS()));
  return (kind: string) => objects.filter((each) => each.kind === kind);
}

itNeeds('kubectl', hasProgram('kubectl'))(
  '[R10.05] rendered by kubectl, every server has probes, a budget, what it reads, and its own way in alone',
  () => {
    const of = render();
    const deployments = of('Deployment').map((each) => deployment.parse(each));
    expect(deployments.map(({ metadata }) => metadata.name).toSorted()).toEqual(NAMES.toSorted());
    const written = new Set(
      [...of('ConfigMap'), ...of('Secret')].map(({ metadata }) => metadata.name),
    );
    for (const { metadata, spec } of deployments) {
      const [container] = spec.template.spec.containers;
      expect(container.image).toMatch(new RegExp(`/?${imageName(metadata.name as ServerName)}:`));
      // kustomize has put the hash of their content into the names, so that a change starts new pods
      const read = container.envFrom.map(
        ({ configMapRef, secretRef }) => (configMapRef ?? secretRef)?.name,
      );
      expect(read).toHaveLength(2);
      for (const name of read) expect(written).toContain(name);
    }
    const budgets = of('PodDisruptionBudget').map(
      (each) => budget.parse(each).spec.selector.matchLabels,
    );
    expect(budgets).toEqual(
      expect.arrayContaining(NAMES.map((name) => ({ 'app.kubernetes.io/name': name }))),
    );
    const scaled = of('HorizontalPodAutoscaler').map((each) => autoscaler.parse(each));
    expect(scaled.map(({ spec }) => spec.scaleTargetRef.name).toSorted()).toEqual(
      SCALED.toSorted(),
    );
    const policies = of('NetworkPolicy').map(({ metadata }) => metadata.name);
    expect(policies).toEqual(expect.arrayContaining(['nothing', ...NAMES]));
  },
);
