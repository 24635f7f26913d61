import { parse } from 'yaml';
import * as z from 'zod';
import { imageName, SERVERS } from '../package/servers.ts';
import type { ServerName } from '../stack/serverPlans.ts';
import { containerOf, migrationPodOf, WITH_TABLES } from './deployments.ts';
import { deployText, kubernetesFiles, kubernetesObjects } from './readDeploy.ts';

const NAMES = Object.keys(SERVERS) as ServerName[];

const entries = z.array(z.object({ name: z.string() }));
const kustomization = z
  .object({
    resources: z.array(z.string()),
    images: entries,
    configMapGenerator: entries,
    secretGenerator: entries,
  })
  .loose()
  .parse(parse(deployText('kustomization.yaml')));

function namesIn(part: 'images' | 'configMapGenerator' | 'secretGenerator') {
  return kustomization[part].map(({ name }) => name).toSorted();
}

const source = z.union([
  z.strictObject({ configMapRef: z.strictObject({ name: z.string() }) }),
  z.strictObject({ secretRef: z.strictObject({ name: z.string() }) }),
]);

/** The names of the config maps and secrets whose content is the settings of a container. */
function readBy({ envFrom }: { readonly envFrom: readonly unknown[] }) {
  const sources = envFrom.map((each) => source.parse(each));
  return {
    configMaps: sources.flatMap((each) => ('configMapRef' in each ? [each.configMapRef.name] : [])),
    secrets: sources.flatMap((each) => ('secretRef' in each ? [each.secretRef.name] : [])),
  };
}

it('kustomize has every file, and the image of every server', () => {
  expect(kustomization.resources.toSorted()).toEqual(kubernetesFiles().toSorted());
  expect(namesIn('images')).toEqual(NAMES.map(imageName).toSorted());
});

it('[R10.05] every pod reads settings that kustomize makes, and it makes none that no pod reads', () => {
  const containers = [
    ...NAMES.map(containerOf),
    ...WITH_TABLES.map((name) => migrationPodOf(name).container),
  ].map(readBy);
  const read = (kind: 'configMaps' | 'secrets') =>
    [...new Set(containers.flatMap((each) => each[kind]))].toSorted();
  expect(read('configMaps')).toEqual(namesIn('configMapGenerator'));
  expect(read('secrets')).toEqual(namesIn('secretGenerator'));
  for (const name of NAMES)
    expect(readBy(containerOf(name))).toEqual({
      configMaps: [`${name}-settings`],
      secrets: [`${name}-secret-settings`],
    });
});

const labels = z.record(z.string(), z.string());
const deployment = z.object({ template: z.object({ metadata: z.object({ labels }) }) });
const budget = z.object({ selector: z.object({ matchLabels: labels }) });
const policy = z.object({ podSelector: z.object({ matchLabels: labels.optional() }) });
const autoscaler = z.object({
  scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
  metrics: z.tuple([z.object({ resource: z.looseObject({ name: z.literal('cpu') }) })]),
});

/** The servers whose pods have all these labels. */
function serversWith(wanted: Readonly<Record<string, string>>): string[] {
  return kubernetesObjects('Deployment')
    .filter(({ spec }) => {
      const own = deployment.parse(spec).template.metadata.labels;
      return Object.entries(wanted).every(([label, value]) => own[label] === value);
    })
    .map(({ metadata }) => metadata.name);
}

describe('in a cluster', () => {
  it('[R10.05] every server has a budget of pods and a way in of its own; what is not named is shut', () => {
    const budgets = kubernetesObjects('PodDisruptionBudget').map(({ spec }) =>
      serversWith(budget.parse(spec).selector.matchLabels),
    );
    expect(budgets.toSorted()).toEqual(NAMES.map((name) => [name]).toSorted());
    const [nothing, ...ways] = kubernetesObjects('NetworkPolicy').map(({ metadata, spec }) => ({
      name: metadata.name,
      pods: serversWith(policy.parse(spec).podSelector.matchLabels ?? {}),
    }));
    expect(nothing?.name).toBe('nothing');
    expect(nothing?.pods.toSorted()).toEqual(NAMES.toSorted());
    for (const name of NAMES) expect(ways).toContainEqual({ name, pods: [name] });
  });

  it('[R10.05] what golfers ask is scaled by its processors, and every server says what it needs', () => {
    const scaled = kubernetesObjects('HorizontalPodAutoscaler').map(
      ({ spec }) => autoscaler.parse(spec).scaleTargetRef.name,
    );
    expect(scaled.toSorted()).toEqual(['gateway', 'shell']);
    for (const name of NAMES)
      expect(containerOf(name).resources.requests).toEqual({
        cpu: expect.any(String),
        memory: expect.any(String),
      });
  });
});
