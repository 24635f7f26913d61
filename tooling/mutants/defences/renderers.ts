import type { Mutant } from '../mutant.ts';

const COMMAND = 'server-kit/src/renderer/rendererCommand.ts';
const HOSTILE = 'shell/server/render/hostileRenderers.test.ts';
const NOTHING_LEFT = {
  file: HOSTILE,
  title: 'has no environment, no module, no code from texts, and none of the tools of the process',
};
const LOG_TEST = 'server-kit/src/renderer/rendererLog.test.ts';

/** The fence around the server bundles of the teams. */
export const RENDERERS: readonly Mutant[] = [
  {
    id: 'renderer-environment',
    without: 'a server bundle reads the secrets of the shell',
    file: 'server-kit/src/renderer/RendererPipe.ts',
    text: 'env: {},',
    mutant: 'env: process.env,',
    test: NOTHING_LEFT,
  },
  {
    id: 'renderer-files',
    without: 'a server bundle reads files',
    file: COMMAND,
    text: "`--allow-fs-read=${join(code, 'realm.cjs')}`",
    mutant: "'--allow-fs-read=*'",
    test: {
      file: HOSTILE,
      title: 'reads and writes no file, starts no process and no worker, loads no addon',
    },
  },
  {
    id: 'renderer-code-from-texts',
    without: 'code that has left its realm makes code from texts',
    file: COMMAND,
    text: "    '--disallow-code-generation-from-strings',\n",
    mutant: '',
    test: NOTHING_LEFT,
  },
  {
    id: 'renderer-network',
    without: 'a server bundle calls another machine',
    file: 'shell/server/render/inside/closeProcess.ts',
    text: 'export function closeProcess(): void {\n  closeNetwork();\n',
    mutant: 'export function closeProcess(): void {\n  void closeNetwork;\n',
    test: {
      file: HOSTILE,
      title: 'opens no connection, listens on no port and asks no name',
    },
  },
  {
    id: 'renderer-realm-code',
    without: 'a server bundle makes code from texts in its realm',
    file: 'shell/server/render/inside/openRealm.ts',
    text: 'codeGeneration: { strings: false, wasm: false },',
    mutant: 'codeGeneration: { strings: true, wasm: true },',
    test: {
      file: 'shell/server/render/hostileBundles.test.ts',
      title: 'makes no code from texts, not in its realm and not with functions of the process',
    },
  },
  {
    id: 'renderer-words',
    without: 'a renderer has the shell act on a message of any form',
    file: 'server-kit/src/renderer/fromRenderer.ts',
    text: 'return schema.parse(JSON.parse(head));',
    mutant: 'return JSON.parse(head) as FromRenderer;',
    test: { file: HOSTILE, title: 'is a known message or an error, whatever it is' },
  },
  {
    id: 'renderer-error-length',
    without: 'a renderer fills the log with one error',
    file: 'server-kit/src/renderer/fromRenderer.ts',
    text: 'said.slice(0, LIMITS.words)',
    mutant: 'said',
    test: { file: HOSTILE, title: 'has an error of no more characters than the log needs' },
  },
  {
    id: 'renderer-calls',
    without: 'one first paint floods the gateway with calls',
    file: 'shell/server/render/RenderProcess.ts',
    text: 'if (sent.calls > LIMITS.calls) throw',
    mutant: 'if (sent.calls < 0) throw',
    test: { file: HOSTILE, title: 'too many calls: no further one reaches the gateway' },
  },
  {
    id: 'renderer-queue',
    without: 'first paints wait without end for one version',
    file: 'shell/server/render/VersionRenderer.ts',
    text: 'if (this.queue.length >= LIMITS.waiting)',
    mutant: 'if (this.queue.length < 0)',
    test: {
      file: 'shell/server/render/VersionRenderer.queue.test.ts',
      title: 'refuses more paints than its queue holds at once',
    },
  },
  {
    id: 'renderer-log-controls',
    without: 'a renderer writes lines of others into the log',
    file: 'server-kit/src/renderer/rendererLog.ts',
    text: "      .replaceAll(CONTROLS, ' ')\n",
    mutant: '',
    test: {
      file: LOG_TEST,
      title: 'has the name of its version on each line, and moves no cursor',
    },
  },
  {
    id: 'renderer-log-size',
    without: 'a renderer fills the disk with its log',
    file: 'server-kit/src/renderer/rendererLog.ts',
    text: '    if (bytes > LIMITS.log) return;\n',
    mutant: '',
    test: { file: LOG_TEST, title: 'is cut where it is too much' },
  },
];
