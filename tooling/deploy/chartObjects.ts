import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { SERVERS } from '../package/servers.ts';
import { hasProgram } from '../console/hasProgram.ts';
import { deployText } from './readDeploy.ts';
import { renderChart } from './renderChart.ts';

/** Whether this machine can render the chart. */
export const canRender = hasProgram('caddy') && hasProgram('curl');

const valuesFile = z.looseObject({ hosts: z.record(z.string(), z.string()) });

/** The values of the chart as they come with it. */
export function defaultValues() {
  return valuesFile.parse(parse(deployText('chart/values.yaml')));
}

/** The values of a release: those of the chart, with what an operator gives in any case. */
export function releaseValues() {
  const settings = Object.keys(SERVERS).map((name) => [name, deployText(`settings/${name}.env`)]);
  return { ...defaultValues(), settings: Object.fromEntries(settings), version: '1.2.3' };
}

const kubernetesObject = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
export type KubernetesObject = z.infer<typeof kubernetesObject>;

/** All objects of a release. */
export function objectsOf(values: unknown, revision?: number): readonly KubernetesObject[] {
  return (
    parseAllDocuments(renderChart(values, revision))
      .map((document): unknown => document.toJS())
      // what stands before the first object of a file
      .filter((each) => each !== null)
      .map((each) => kubernetesObject.parse(each))
  );
}

let rendered: readonly KubernetesObject[] | undefined;

/** All objects of the first release with `releaseValues`. */
export function chartObjects(): readonly KubernetesObject[] {
  rendered ??= objectsOf(releaseValues());
  return rendered;
}

const withSpec = kubernetesObject.extend({ spec: z.looseObject({}) });

/** The objects of a kind that has a specification. */
export function kubernetesObjects(kind: string) {
  return chartObjects()
    .filter((each) => each.kind === kind)
    .map((each) => withSpec.parse(each));
}
