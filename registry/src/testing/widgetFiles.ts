import { createHash } from 'node:crypto';
import type { WidgetManifest } from 'shared-contracts/widget';

export interface WidgetWish {
  readonly name?: string;
  readonly version?: string;
  /** Contents by path, added to the entry and the server bundle. */
  readonly files?: Readonly<Record<string, string>>;
  readonly manifest?: Partial<WidgetManifest>;
}

function toRecord(content: string) {
  return {
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    bytes: Buffer.byteLength(content),
  };
}

/** The files of a built widget by path. */
export type BuiltFiles = Readonly<Record<string, string>> & { readonly 'widget.json': string };

/** Returns the files of a built widget, with a valid manifest unless `manifest` changes it. */
export function widgetFiles({
  name = 'mf-results',
  version = '1.0.0',
  files = {},
  manifest = {},
}: WidgetWish = {}): BuiltFiles {
  const content: Record<string, string> = {
    'remoteEntry.js': `/* ${name} ${version} */`,
    'server/widget.cjs':
      'module.exports.default = { contract: 1, load: async () => null, render: () => "<p></p>" }',
    ...files,
  };
  const said: WidgetManifest = {
    name,
    version,
    contract: 1,
    global: `${name.replaceAll('-', '_')}_${version.replaceAll(/[^0-9a-z]/g, '_')}`,
    entry: 'remoteEntry.js',
    server: 'server/widget.cjs',
    scripts: [],
    styles: [],
    slots: ['main'],
    events: { sent: {}, heard: {} },
    config: {
      heading: { type: 'string', default: '検索結果', description: 'Heading of the list' },
    },
    shared: { react: '^19.0.0' },
    locales: ['ja-JP'],
    commit: 'abc1234',
    ...manifest,
    files:
      manifest.files ??
      Object.fromEntries(Object.entries(content).map(([path, text]) => [path, toRecord(text)])),
  };
  return { ...content, 'widget.json': JSON.stringify(said) };
}
