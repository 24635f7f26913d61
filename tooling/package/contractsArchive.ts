import * as gateway from 'shared-contracts/gateway';
import * as z from 'zod/mini';
import { allEventRecords } from '../build/eventRecords.ts';
import { contractsConfig } from '../webpack/kitConfig.ts';
import type { CompressedTar } from './compress.ts';
import { billFiles, bundles, filesAsTheyAre, npmArchive, textFiles } from './kitFiles.ts';
import { contractTypes } from './kitTypes.ts';

/** The name of the contracts in an npm registry. */
export const CONTRACTS_NAME = '@asashiba/contracts';
/** What the bundle is made of. */
const INTERNAL = 'tooling/contracts/internal.ts';
const SCHEMAS = ['widget', 'events', 'gateway'].map((name) => `./${name}.schema.json`);
const INDEX = "export { CONTRACT_VERSION, DEVICES, EVENTS } from './internal.js';\n";

/** The calls of the gateway by name: path, and JSON Schemas of query and reply. */
function gatewayCalls(): object {
  const calls = Object.entries(gateway).flatMap(([name, value]) =>
    typeof value === 'object' && 'reply' in value ? [[name, value] as const] : [],
  );
  const schemaOf = (schema: z.ZodMiniType) => {
    const { $schema: _, ...rest } = z.toJSONSchema(schema);
    return rest;
  };
  return Object.fromEntries(
    calls.map(([name, { method, path, query, reply }]) => [
      name,
      { method, path, query: schemaOf(query), reply: schemaOf(reply) },
    ]),
  );
}

/**
 * R10.02: returns what widgets and site agree on as one file that npm installs (ADR 086):
 * `asashiba-contracts-<version>.tgz`, without dependencies: the contract of a widget, the events, the calls of the
 * gateway, as JavaScript, declarations and JSON Schemas. The same sources give the same bytes.
 */
export async function contractsArchive(createdAt: Date): Promise<CompressedTar> {
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const own = {
    name: CONTRACTS_NAME,
    description: 'What widgets of Asashiba Golf and the site agree on',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './internal': './internal.js',
      ...Object.fromEntries(SCHEMAS.map((path) => [path, path])),
    },
  };
  const files = [
    ...(await bundles([contractsConfig])),
    ...filesAsTheyAre({
      'README.md': 'tooling/contracts/README.md',
      'widget.schema.json': 'docs/contracts/widget.schema.json',
    }),
    ...textFiles({
      'index.js': INDEX,
      'index.d.ts': contractTypes(),
      'events.schema.json': json(allEventRecords()),
      'gateway.schema.json': json(gatewayCalls()),
    }),
    ...(await billFiles([INTERNAL])),
  ];
  return npmArchive(own, files, createdAt);
}
