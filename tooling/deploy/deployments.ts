import * as z from 'zod';
import { chartObjects, kubernetesObjects } from './chartObjects.ts';

/** The servers that have tables, and Jobs that migrate these. */
export const WITH_TABLES = ['gateway', 'registry'] as const;

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const namedPort = z.object({ name: z.string(), containerPort: z.number() });

const container = z.object({
  image: z.string(),
  envFrom: z.array(z.looseObject({})).length(2),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  ports: z.array(namedPort),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  resources: z.object({
    requests: z.record(z.string(), z.string()),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
});

/** A pod with one container and a fence around it. */
function podOf<Container extends z.ZodType>(only: Container) {
  return z.object({
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        automountServiceAccountToken: z.literal(false),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
        containers: z.tuple([only]),
      }),
    }),
  });
}

const deployment = podOf(container);
const job = podOf(
  container
    .pick({ image: true, resources: true, securityContext: true })
    .extend({ args: z.array(z.string()), envFrom: z.array(z.looseObject({})) }),
);

/** The container of a server's Deployment. Throws where it lacks probes, limits, or a fence. */
export function containerOf(server: string) {
  const found = kubernetesObjects('Deployment').find(({ metadata }) => metadata.name === server);
  return deployment.parse(found?.spec).template.spec.containers[0];
}

/** The pod of the Job that migrates a server's tables in the first release. Throws where it lacks limits, or a fence. */
export function migrationPodOf(server: string) {
  const found = kubernetesObjects('Job').find(
    ({ metadata }) => metadata.name === `${server}-migrate-1`,
  );
  const { metadata, spec } = job.parse(found?.spec).template;
  return { labels: metadata.labels, container: spec.containers[0] };
}

const withData = z.object({
  template: z.object({
    spec: z.object({
      volumes: z.tuple([
        z.looseObject({ name: z.literal('files') }),
        z.object({
          name: z.literal('data'),
          emptyDir: z.object({ sizeLimit: z.string() }),
        }),
      ]),
    }),
  }),
});

/** The most that a server's pod may write into its folder of data. */
export function dataLimitOf(server: string): string {
  const found = kubernetesObjects('Deployment').find(({ metadata }) => metadata.name === server);
  return withData.parse(found?.spec).template.spec.volumes[1].emptyDir.sizeLimit;
}

const service = z.object({
  selector: z.record(z.string(), z.string()),
  ports: z.array(z.object({ name: z.string(), port: z.number(), targetPort: z.string() })),
});

/** The ports of a server's Service. */
export function servicePorts(server: string) {
  const found = kubernetesObjects('Service').find(({ metadata }) => metadata.name === server);
  return service.parse(found?.spec).ports;
}

const backend = z.object({
  service: z.object({ name: z.string(), port: z.object({ name: z.string() }) }),
});
const ingress = z.object({
  rules: z.array(
    z.object({
      host: z.string(),
      http: z.object({ paths: z.tuple([z.object({ backend }).loose()]) }),
    }),
  ),
});

/** Each host of the Ingress, with its service and the name of its port. */
export function ingressHosts(): readonly { host: string; server: string; port: string }[] {
  return kubernetesObjects('Ingress')
    .flatMap(({ spec }) => ingress.parse(spec).rules)
    .map(({ host, http }) => ({
      host,
      server: http.paths[0].backend.service.name,
      port: http.paths[0].backend.service.port.name,
    }));
}

const settings = z.record(z.string(), z.string());

/** The variables of each ConfigMap, by its name. */
export function settingsMaps(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const maps = chartObjects().filter(({ kind }) => kind === 'ConfigMap');
  return Object.fromEntries(
    maps.map(({ metadata, ...map }) => [metadata.name, settings.parse(map['data'])]),
  );
}
