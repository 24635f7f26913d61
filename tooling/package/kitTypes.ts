import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { repositoryRoot } from '../build/repositoryRoot.ts';

const CONTRACTS = join(repositoryRoot, 'shared-contracts/src');
/** What a widget is given and gives, and what its tests are given. */
const CONTRACT = ['widget/widget', 'widget/request', 'widget/pageFrame', 'bus/bus'].map(
  (name) => `platform/${name}.ts`,
);
const TESTING = [
  'platform/testing/toRequestClient.ts',
  'platform/testing/fakeHost.ts',
  'golf/testing/fakeHost.ts',
];
/** A line that leads to another file; all that it could bring stands in the same text. */
const LINK = /^(import\b|export (type )?\{|export \*)[^;]*;\n/gm;

const SITE = `import type * as site from '${CONTRACTS}/platform/site.ts';
import type {} from '${CONTRACTS}/golf/site/index.ts';
import type * as gateway from '${CONTRACTS}/golf/gateway/index.ts';
import type { input, output } from 'zod/mini';
type Flat<Type> = Type extends object ? { [Key in keyof Type]: Flat<Type[Key]> } : Type;
export type PageName = site.PageName;
export type Locale = site.Locale;
export type AuthType = site.AuthType;
export type SiteConfig = Flat<site.SiteConfig>;
export type Events = { [Name in site.EventName]: Flat<site.EventPayload<Name>> };
type Gateway = typeof gateway;
export type GatewayCalls = {
  [Name in keyof Gateway as Gateway[Name] extends gateway.GatewayCall ? Name : never]:
    Gateway[Name] extends gateway.GatewayCall<infer Query, infer Reply, infer _Value>
      ? { query: Flat<input<Query>>; reply: Flat<output<Reply>> }
      : never;
};
`;
/** The types of the catalogue, without those of the package by which it is checked, and its values. */
const EVENT_TYPES = `export type EventName = keyof Events;
export type EventPayload<Name extends EventName> = Events[Name];
export declare const EVENTS: {
  readonly [Name in EventName]: {
    readonly version: number;
    readonly kept: boolean;
    readonly schema: { parse(payload: unknown): Events[Name] };
  };
};
`;

/** A catalogue for a bus, whatever checks its payloads. */
const CATALOGUE = `type EventCatalogue = Readonly<Record<string, {
  readonly version: number;
  readonly kept: boolean;
  readonly schema: { parse(payload: unknown): unknown };
}>>;
`;

/** Returns the types that the site adds to the contract, written out. Throws where a source has an error. */
function siteTypes(): string {
  // a file of its own that is nowhere on the disk
  const name = join(repositoryRoot, 'tooling/package/siteTypes.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) =>
    path === name
      ? ts.createSourceFile(path, SITE, ts.ScriptTarget.ES2022)
      : readFile(path, ...rest);
  const program = ts.createProgram([name], options, host);
  const file = program.getSourceFile(name);
  const [error] = program.getSemanticDiagnostics(file);
  if (!file || error)
    throw new Error(ts.flattenDiagnosticMessageText(error?.messageText ?? 'no file', '\n'));
  const checker = program.getTypeChecker();
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  return (
    file.statements
      .filter((each) => ts.isTypeAliasDeclaration(each))
      // the others help to write them
      .filter(({ modifiers = [] }) => modifiers.length > 0)
      .map((each) => {
        const text = checker.typeToString(checker.getTypeAtLocation(each.name), undefined, flags);
        return `export type ${each.name.text} = ${text};\n`;
      })
      .join('')
  );
}

/** Returns the declarations of files as one text, without what leads from one to another. */
function declarationsOf(paths: readonly string[]): string {
  return paths
    .map((path) => {
      const source = readFileSync(join(CONTRACTS, path), 'utf8');
      const { outputText } = ts.transpileDeclaration(source, { fileName: path });
      return outputText.replace(LINK, '');
    })
    .join('');
}

/**
 * R10.02: returns the declarations of the contracts: the contract of a widget with the types of this site, its
 * events and the calls of its gateway. They need no other package.
 */
export function contractTypes(): string {
  return `${siteTypes()}${EVENT_TYPES}${declarationsOf(CONTRACT)}`;
}

/** R10.02: returns the declarations of the fake host, over those of the package with the contracts. */
export function testingTypes(contracts: string): string {
  const names = [
    ...contractTypes().matchAll(/^export (?:declare )?(?:type|interface) (\w+)/gm),
  ].map(([, name]) => name);
  const testing = declarationsOf(TESTING);
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(testing));
  return `import type { ${used.join(', ')} } from '${contracts}';\n${CATALOGUE}${testing}`;
}

/** R10.02: returns the declarations of the preset for webpack, over those of the team's webpack. */
export function presetTypes(): string {
  const path = join(repositoryRoot, 'tooling/kit/sources/widgetPreset.ts');
  const { outputText } = ts.transpileDeclaration(readFileSync(path, 'utf8'), { fileName: path });
  return outputText;
}
