import { describeNeeds } from 'server-kit/testing/needing';
import { settings as shellSettings } from 'shell/server/environment.ts';
import * as z from 'zod';
import { compiledProgram, imageName, SERVERS } from '../package/servers.ts';
import type { ServerName } from '../stack/serverPlans.ts';
import {
  canRender,
  chartObjects,
  type KubernetesObject,
  defaultValues,
  kubernetesObjects,
  objectsOf,
  releaseValues,
} from './chartObjects.ts';
import {
  containerOf,
  dataLimitOf,
  ingressHosts,
  migrationPodOf,
  servicePorts,
  settingsMaps,
  WITH_TABLES,
} from './deployments.ts';
import { hostsOfSettings } from './hosts.ts';
import { deployText, settingsFiles } from './readDeploy.ts';
import { chartTemplates } from './renderChart.ts';
import { toTypeErrors } from './toTypeErrors.ts';

const NAMES = Object.keys(SERVERS) as ServerName[];

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

const labels = z.record(z.string(), z.string());
const deployment = z.object({ template: z.object({ metadata: z.object({ labels }) }) });
const budget = z.object({ selector: z.object({ matchLabels: labels }) });
const policy = z.object({
  podSelector: z.object({ matchLabels: labels.optional() }),
  ingress: z.array(z.object({ ports: z.array(z.object({ port: z.number() })) }).loose()).optional(),
});
const autoscaler = z.object({
  scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
  metrics: z.tuple([z.object({ resource: z.looseObject({ name: z.literal('cpu') }) })]),
});

/** The number of bytes that Kubernetes means by `100Mi` or `1Gi`. */
function bytesOf(text: string): number {
  const [, count, unit = ''] = /^(\d+)([MG])i$/.exec(text) ?? [];
  return Number(count) * 1024 ** ({ M: 2, G: 3 }[unit] ?? 0);
}

/** The servers whose pods have all these labels. */
function serversWith(wanted: Readonly<Record<string, string>>): string[] {
  return kubernetesObjects('Deployment')
    .filter(({ spec }) => {
      const own = deployment.parse(spec).template.metadata.labels;
      return Object.entries(wanted).every(([label, value]) => own[label] === value);
    })
    .map(({ metadata }) => metadata.name);
}

/** What a release makes by its name and kind, as text. */
function textsOf(values: unknown, revision?: number): ReadonlyMap<string, string> {
  return new Map(
    objectsOf(values, revision).map((each) => [
      `${each.kind} ${each.metadata.name}`,
      JSON.stringify(each),
    ]),
  );
}

describe('the values of the chart', () => {
  const schema = z.fromJSONSchema(
    JSON.parse(deployText('chart/values.schema.json')) as Parameters<typeof z.fromJSONSchema>[0],
  );

  it('[R10.05] are refused without settings and a version, with words that the chart does not have, and taken with both', () => {
    expect(schema.safeParse(defaultValues()).success).toBe(false);
    const given = releaseValues();
    expect(schema.safeParse(given).error?.issues).toBeUndefined();
    expect(schema.safeParse({ ...given, version: '' }).success).toBe(false);
    expect(schema.safeParse({ ...given, replicas: 3 }).success).toBe(false);
    const shell = { ...(given as unknown as { shell: object }).shell, replicas: 1 };
    expect(schema.safeParse({ ...given, shell }).success).toBe(false);
  });

  it('name the hosts of the settings', () => {
    expect(Object.values(defaultValues().hosts)).toEqual(hostsOfSettings().map(({ host }) => host));
  });
});

it('the templates use no function that Helm lacks', () => {
  const both = new Set(
    'define template end range regexFindAll regexReplaceAll get splitn quote toJson list sha256sum'.split(
      ' ',
    ),
  );
  const words = chartTemplates()
    .flatMap((path) => [...deployText(path).matchAll(/\{\{-? (.*?) -?\}\}/g)])
    .flatMap(([, action = '']) => action.replaceAll(/"[^"]*"/g, '').match(/(?<![.$\w])[a-z]\w*/gi))
    .filter((word) => word !== null);
  expect(words.filter((word) => !both.has(word))).toEqual([]);
});

describeNeeds('Caddy', canRender)('the chart', () => {
  it('[R10.05] has objects that Kubernetes knows, field by field, by its own schemas', () => {
    expect(toTypeErrors(chartObjects())).toEqual([]);
    const [aDeployment] = kubernetesObjects('Deployment');
    const misspelt = { ...aDeployment, spec: { ...aDeployment?.spec, replica: 2 } };
    expect(toTypeErrors([misspelt as KubernetesObject]).join()).toContain('"replica"');
  });

  it.each(NAMES)('%s: runs the image of the package, and is asked for its health', (name) => {
    const { image, ports: open, ...container } = containerOf(name);
    expect(image).toBe(`images.example/${imageName(name)}:1.2.3`);
    const main = open.filter((each) => each.name !== 'metrics');
    expect(main.map(({ containerPort }) => containerPort)).toEqual(
      Object.values(SERVERS[name].ports),
    );
    expect(servicePorts(name)).toEqual(
      main.map((each) => ({ name: each.name, port: each.containerPort, targetPort: each.name })),
    );
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
      expect(container[probe].httpGet.port).toBe(main[0]?.name);
    const { path } = container.livenessProbe.httpGet;
    expect(container.startupProbe.httpGet.path).toBe(`${path}/ready`);
    // a database that is away takes no gateway out, since searches are answered without it
    expect(container.readinessProbe.httpGet.path).toBe(name === 'gateway' ? path : `${path}/ready`);
  });

  it.each(WITH_TABLES)(
    '[R10.04] %s: its migrations run with the rights of the owner that it has not',
    (name) => {
      const pod = migrationPodOf(name);
      expect(pod.container).toMatchObject({
        image: containerOf(name).image,
        args: [compiledProgram(`${name}/src/migrate.ts`)],
        envFrom: [
          { configMapRef: { name: `${name}-settings` } },
          { secretRef: { name: `${name}-owner-settings` } },
        ],
      });
      // a Service of the server must not send anything to it
      expect(pod.labels['app.kubernetes.io/name']).toBe(`${name}-migrate`);
    },
  );

  it('[R10.05] gives every pod the settings of its file, and secrets that the operator has made', () => {
    expect(settingsMaps()).toEqual(
      Object.fromEntries(
        NAMES.map((name) => [
          `${name}-settings`,
          Object.fromEntries(
            Object.entries(settingsFiles(name)).filter(([, value]) => value !== ''),
          ),
        ]),
      ),
    );
    for (const name of NAMES)
      expect(readBy(containerOf(name))).toEqual({
        configMaps: [`${name}-settings`],
        secrets: [`${name}-secret-settings`],
      });
  });

  it('takes the quotes of a value away, as a shell does', () => {
    const given = releaseValues();
    const shell = `${given.settings['shell'] as string}SITE_LINKS='{"help":"https://help.example/"}'\n`;
    const made = textsOf({ ...given, settings: { ...given.settings, shell } });
    expect(JSON.parse(made.get('ConfigMap shell-settings') ?? '')).toMatchObject({
      data: { SITE_LINKS: '{"help":"https://help.example/"}' },
    });
  });

  it('has room for the copies of files that a shell keeps by default', () => {
    const copies = shellSettings.shape.FILE_COPIES_BYTES.parse(undefined);
    expect(bytesOf(dataLimitOf('shell'))).toBeGreaterThan(copies);
  });

  it('[R10.05] starts new pods of a server whose settings are others, and of no other server', () => {
    const given = releaseValues();
    const before = textsOf(given);
    const shell = `${given.settings['shell'] as string}HTTP_CACHE=0\n`;
    const after = textsOf({ ...given, settings: { ...given.settings, shell } });
    const changed = [...after].filter(([name, text]) => before.get(name) !== text);
    expect(changed.map(([name]) => name).toSorted()).toEqual([
      'ConfigMap shell-settings',
      'Deployment shell',
    ]);
  });

  it('[R10.04] migrates in each release anew, since a Job cannot change', () => {
    const given = releaseValues();
    const before = textsOf(given, 1);
    const added = [...textsOf(given, 2).keys()].filter((name) => !before.has(name));
    expect(added).toEqual(WITH_TABLES.map((name) => `Job ${name}-migrate-2`));
  });

  it('sends every host of the settings to the port of its server', () => {
    const byNumber = ingressHosts().map(({ host, server, port }) => ({
      host,
      server,
      port: servicePorts(server).find(({ name }) => name === port)?.port,
    }));
    expect(byNumber).toEqual(hostsOfSettings());
  });

  it('[R10.05] has a budget of pods and a way in for every server; what is not named is shut', () => {
    const budgets = kubernetesObjects('PodDisruptionBudget').map(({ spec }) =>
      serversWith(budget.parse(spec).selector.matchLabels),
    );
    expect(budgets.toSorted()).toEqual(NAMES.map((name) => [name]).toSorted());
    const policies = kubernetesObjects('NetworkPolicy').map(({ metadata, spec }) => ({
      ...policy.parse(spec),
      name: metadata.name,
    }));
    const ways = policies.map(({ name, podSelector }) => ({
      name,
      pods: serversWith(podSelector.matchLabels ?? {}).toSorted(),
    }));
    expect(ways).toContainEqual({ name: 'nothing', pods: NAMES.toSorted() });
    for (const name of NAMES) expect(ways).toContainEqual({ name, pods: [name] });
    const letIn = policies.flatMap(({ ingress = [] }) =>
      ingress.flatMap(({ ports }) => ports.map(({ port }) => port)),
    );
    const known = [9464, ...NAMES.flatMap((name) => Object.values(SERVERS[name].ports))];
    expect(letIn.toSorted()).toEqual(known.toSorted());
    const nothing = kubernetesObjects('NetworkPolicy').find(
      ({ metadata }) => metadata.name === 'nothing',
    );
    expect(nothing?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('[R10.05] scales by processors what golfers ask, and says what every server needs', () => {
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
