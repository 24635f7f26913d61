import type { Frame } from './profile.ts';

/** What a new document needs, in the order in which it happens. */
export const PARTS = {
  route: 'HTTP, admission, routing, status and headers',
  release: 'the versions of this document, and its place in memory',
  load: 'the calls of the gateway: asking, checking and reading their answers',
  frame: 'rendering the frame and the head',
  render: 'rendering the widgets',
  serialise: "writing the document, and the widgets' data as JSON",
  messages: 'messages between the server and its renderers',
  compress: 'Brotli',
  v8: 'collecting garbage and compiling',
  rest: 'the event loop and the system, where no function runs',
} as const;
export type Part = keyof typeof PARTS;

type Rules = readonly (readonly [pattern: RegExp, part: Part])[];

/** What the files of the shell's server are for. The first rule that fits a file counts. */
const FILES: Rules = [
  [/server\/frame\.cjs$/, 'frame'],
  [
    /shell\/server\/(releases|previews)\/|documents\/(documentRelease|tryReplaced|documentKey|KeptDocuments)\./,
    'release',
  ],
  [/shell\/server\/answers\/|render\/PaintJob\./, 'load'],
  [/shell\/server\/render\/|server-kit\/src\/renderer\//, 'messages'],
  [/shell\/server\/(document|documents)\//, 'serialise'],
  [/shell\/|server-kit\/|node_modules\/(@?fastify|find-my-way|light-my-request)/, 'route'],
];
/** What Node's own files are for, where no file of the server has called them. */
const NODE: Rules = [
  [/^node:zlib/, 'compress'],
  [/^node:(_http_client|internal\/deps\/undici)/, 'load'],
  [/^node:(_http_|net$|_stream|internal\/streams)/, 'route'],
];

function firstFit(rules: Rules, stack: readonly Frame[]): Part | undefined {
  for (const { url } of stack) {
    const part = rules.find(([pattern]) => pattern.test(url))?.[1];
    if (part) return part;
  }
  return undefined;
}

/** What has no function of the program: nothing while nothing runs. */
function withoutFunction([innermost]: readonly Frame[]): Part | 'idle' | undefined {
  switch (innermost?.functionName) {
    case '(idle)':
      return 'idle';
    case '(garbage collector)':
      return 'v8';
    case '(program)':
    case '(root)':
      return 'rest';
    default:
      return undefined;
  }
}

/** Returns the part for which the main thread of the shell's server works; undefined while it waits. */
export function partOfServer(stack: readonly Frame[]): Part | undefined {
  const plain = withoutFunction(stack);
  if (plain !== undefined) return plain === 'idle' ? undefined : plain;
  if (stack.some(({ url }) => url === 'node:zlib')) return 'compress';
  return firstFit(FILES, stack) ?? firstFit(NODE, stack) ?? 'rest';
}

/** The functions of the renderer's own code (`shell/server/render/inside`), as its build names them. */
function ownPart({ functionName, url }: Frame): Part | undefined {
  if (url.endsWith('process.cjs')) return functionName === 'hash' ? 'serialise' : 'messages';
  if (!url.endsWith('realm.cjs')) return undefined;
  if (/(^|_)(paint|paintOf)$/.test(functionName)) return 'serialise';
  return /(^|_)say$/.test(functionName) ? 'messages' : 'load';
}

/** Returns the part for which a renderer works; undefined while it waits. */
export function partOfRenderer(stack: readonly Frame[]): Part | undefined {
  const plain = withoutFunction(stack);
  if (plain !== undefined) return plain === 'idle' ? undefined : plain;
  const isDrawing = stack.some(
    ({ functionName, url }) => functionName === 'draw' && url.endsWith('realm.cjs'),
  );
  if (isDrawing) return 'render';
  for (const frame of stack) {
    const part = ownPart(frame);
    if (part) return part;
    // the widget's bundle
    if (frame.url.endsWith('server.cjs')) return 'load';
  }
  return 'messages';
}
