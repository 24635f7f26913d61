import { partOfRenderer, partOfServer } from './partOf.ts';
import { type Frame, type Profile, sumByName } from './profile.ts';
import { toProcessorTimes } from './times.ts';

const SHELL = 'file:///site/shell/server';

/** A stack from the innermost function outwards, each as `name file`. */
function aStack(...frames: readonly string[]): Frame[] {
  return frames.map((frame) => {
    const [, functionName = '', url = ''] = /^(\(.*\)|\S*) ?(.*)$/.exec(frame) ?? [];
    return { functionName, url };
  });
}

it.each([
  ['route', ['get node:_http_incoming', `readAsked ${SHELL}/routes/pages/pageRoutes.ts`]],
  ['release', [`documentRelease ${SHELL}/documents/documentRelease.ts`]],
  [
    'load',
    [`parseJson ${SHELL}/answers/readAnswer.ts`, `forward ${SHELL}/render/RenderProcess.ts`],
  ],
  ['load', ['parserOnHeaders node:_http_client', 'onread node:net']],
  ['frame', ['renderToString /site/dist/server/frame.cjs', `begin ${SHELL}/documents/a.ts`]],
  ['messages', ['writev', `post /site/server-kit/src/renderer/RendererPipe.ts`]],
  ['serialise', [`renderTail ${SHELL}/document/head.ts`, `start ${SHELL}/documents/a.ts`]],
  ['compress', ['processChunk node:zlib', 'write node:internal/streams/writable']],
  ['v8', ['(garbage collector)', `renderTail ${SHELL}/document/head.ts`]],
  ['rest', ['(program)']],
  [undefined, ['(idle)']],
])('a server works for %s', (part, stack) => {
  expect(partOfServer(aStack(...stack))).toBe(part);
});

it.each([
  [
    'render',
    ['View mf/server.cjs', 'render mf/server.cjs', 'draw realm.cjs', 'realm_paint realm.cjs'],
  ],
  ['load', ['parse mf/server.cjs', 'realm_paint realm.cjs', 'receive process.cjs']],
  ['load', ['receive realm.cjs', 'receive process.cjs']],
  ['serialise', ['update', 'hash process.cjs', 'paintOf realm.cjs']],
  ['serialise', ['realm_paint realm.cjs']],
  ['messages', ['toFrame process.cjs', 'send process.cjs', 'say realm.cjs']],
  ['messages', ['writeBuffer', 'uncork node:internal/streams/writable']],
])('a renderer works for %s', (part, stack) => {
  expect(partOfRenderer(aStack(...stack))).toBe(part);
});

const profile: Profile = {
  startTime: 1000,
  nodes: [
    { id: 1, callFrame: { functionName: '(root)', url: '' }, children: [2, 3] },
    { id: 2, callFrame: { functionName: 'outer', url: 'a' }, children: [4] },
    { id: 3, callFrame: { functionName: '(idle)', url: '' } },
    { id: 4, callFrame: { functionName: 'inner', url: 'b' } },
  ],
  samples: [4, 3, 2, 4],
  timeDeltas: [100, 500, 200, 300],
};

it('adds up what the samples of a window found', () => {
  const nameOf = (stack: readonly Frame[]) =>
    stack[0]?.functionName === '(idle)' ? undefined : stack.map(({ url }) => url).join('');
  expect(sumByName(profile, { from: 0, until: 5000 }, nameOf)).toEqual(
    new Map([
      ['ba', 400],
      ['a', 200],
    ]),
  );
  expect(sumByName(profile, { from: 1100, until: 1900 }, nameOf)).toEqual(
    new Map([
      ['ba', 100],
      ['a', 200],
    ]),
  );
});

it('divides the processor time of a thread as its samples are', () => {
  const sampled = new Map([
    ['render', 6000],
    ['load', 2000],
  ] as const);
  const others = { compress: 10, v8: undefined };
  expect(toProcessorTimes([{ sampled, main: 4 }], others, 2)).toMatchObject({
    render: 1.5,
    load: 0.5,
    compress: 5,
    v8: 0,
  });
  expect(toProcessorTimes([{ sampled, main: undefined }], {}, 2)).toMatchObject({ render: 3 });
});
