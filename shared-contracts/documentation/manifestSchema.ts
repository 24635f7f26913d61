import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { widgetManifest } from '../src/platform/widget/manifest.ts';

/** What each field means, for who writes it by hand. */
const MEANINGS: Readonly<Record<keyof (typeof widgetManifest)['shape'], string>> = {
  name: 'The name of the widget, for which its team has a token and a key.',
  version: 'Rises with each publish, as in semver. A published version never changes.',
  contract: 'The version of the contract between shell and widget: 1.',
  global: 'The global variable in which the entry leaves its container; has the version in it.',
  entry: 'The first script: remoteEntry.js.',
  standalone: 'true, unless the entry was built with an earlier runtime of module federation.',
  server: 'The CommonJS file of the server, with load and render.',
  scripts: 'The scripts that the entry loads for its module, to preload them in this order.',
  scriptsByLanguage: 'The same for the modules in other languages than Japanese, by language.',
  styles: 'The style sheets of the first paint, which stand in the document.',
  laterStyles: 'Style sheets that a usual first paint does not need.',
  slots: 'The places of the pages that the widget can fill.',
  events: 'The events that it sends and hears on the bus, each with a version and a JSON Schema.',
  config: 'Its settings with their defaults, which a team may change without a build.',
  shared: 'The semver ranges of the packages that it takes from the site.',
  locales: 'Its languages: ja, en, zh-Hans, zh-Hant, ko.',
  budget: 'The most bytes (brotli) that scripts may have.',
  rollout: "The team's own rules for its canaries, stricter than the platform's.",
  files: 'Every file of the version but widget.json, by path: its SHA-384 and its bytes.',
  commit: 'From which commit it was built; may be empty.',
};

/**
 * Brings `docs/contracts/widget.schema.json` up to date, the JSON Schema of `widget.json` for teams with
 * other tools (R10.02).
 */
export function documentManifest(
  root: string,
  { write }: { write: boolean },
): { isCurrent: boolean } {
  const path = join(root, 'docs/contracts/widget.schema.json');
  const { properties = {}, ...rest } = z.toJSONSchema(widgetManifest);
  const described = Object.entries(MEANINGS).map(([field, description]) => {
    const property = properties[field];
    return [field, { description, ...(typeof property === 'object' && property) }];
  });
  const schema = { title: 'widget.json', ...rest, properties: Object.fromEntries(described) };
  const after = `${JSON.stringify(schema, undefined, 2)}\n`;
  if (write) writeFileSync(path, after);
  return { isCurrent: readFileSync(path, 'utf8') === after };
}
