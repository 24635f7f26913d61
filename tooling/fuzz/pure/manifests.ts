import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { judgeManifest, type Site, widgetFiles, withOwnFiles } from 'registry/testing';
import { EVENTS } from 'shared-contracts/events';
import { discovery } from 'shared-contracts/release';
import { widgetManifest, type WidgetManifest } from 'shared-contracts/widget';
import * as z from 'zod/mini';
import { WIDGETS } from '../../build/widgets.ts';
import { repositoryRoot } from '../../build/repositoryRoot.ts';
import { anyVariantOf } from '../anyVariant.ts';
import { Finding, type Subject } from '../explore.ts';
import { FUZZED } from '../fuzzed.ts';

const hostEvents = Object.fromEntries(
  Object.entries(EVENTS).map(([name, { version, schema }]) => {
    const { $schema: _, ...said } = z.toJSONSchema(schema);
    return [name, { version, schema: said }];
  }),
);
const SITE: Omit<Site, 'live'> = {
  hostShared: { react: '19.3.0', 'react-dom': '19.3.0' },
  hostEvents,
};

/** The manifests of the builds that this machine has. */
function builtManifests(): WidgetManifest[] {
  return WIDGETS.map((name) => join(repositoryRoot, name, 'dist/widget/widget.json'))
    .filter((file) => existsSync(file))
    .map((file) => widgetManifest.parse(JSON.parse(readFileSync(file, 'utf8'))));
}

const aManifest = widgetManifest.parse(JSON.parse(widgetFiles({ name: FUZZED })['widget.json']));
const built = builtManifests();

/** Manifests that are accepted, of a widget that fills slots of its own. */
const EXAMPLES = [
  { ...aManifest, slots: ['fuzzed'], events: { sent: {}, heard: hostEvents } },
  ...built.map((manifest) => ({
    ...manifest,
    name: FUZZED,
    slots: ['fuzzed'],
    shared: {},
    events: { sent: {}, heard: {} },
  })),
].map(withOwnFiles);

const input = fc.constantFrom(...EXAMPLES).chain((example) =>
  fc.record({
    manifest: fc.oneof(
      { weight: 20, arbitrary: anyVariantOf(example, 3) },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
    sent: fc.constant(Object.keys(example.files)),
  }),
);

type Given = typeof input extends fc.Arbitrary<infer Value> ? Value : never;

const PATH = /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/;

/** Throws where an accepted manifest could harm who reads it. */
function checkAccepted({ name, version, global, entry, files }: WidgetManifest): void {
  if (name !== FUZZED) throw new Finding('a widget of another name');
  if (!/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/.test(version)) throw new Finding('a version that is none');
  if (!/^[A-Za-z_]\w*$/.test(global)) throw new Finding('a global that is no identifier');
  if (entry !== 'remoteEntry.js') throw new Finding('another entry');
  for (const path of Object.keys(files))
    if (!PATH.test(path)) throw new Finding('a path that leaves the folder');
}

/**
 * R10.03: any manifest is refused with a reason, or accepted; then shells can read what the registry
 * tells them, and it names nothing outside of its folder.
 */
export const manifests: Subject<Given> = {
  input,
  isPure: true,
  try({ manifest, sent }) {
    const live = built.length > 0 ? built : [aManifest];
    const judged = judgeManifest(FUZZED, JSON.stringify(manifest), sent, {
      ...SITE,
      live: live.filter(({ name }) => name !== FUZZED),
    });
    if (judged.manifest === undefined) {
      if ((judged.refused ?? '') === '') throw new Finding('refused without a reason');
      return 'refused';
    }
    checkAccepted(judged.manifest);
    const answer = { schema: 'x', microFrontends: { [FUZZED]: [judged.live] } };
    if (!discovery.safeParse(JSON.parse(JSON.stringify(answer))).success)
      throw new Finding('accepted, and shells cannot read it');
    return 'accepted';
  },
};
