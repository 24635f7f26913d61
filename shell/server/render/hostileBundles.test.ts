/** @jest-environment node */
import { aManifest, aRenderJob } from '../../testing/builders.ts';
import { LIMITS } from 'server-kit/renderer/limits';
import type { GatewayReader } from 'server-kit/renderer/messages';
import { type RendererOptions, VersionRenderer } from './VersionRenderer.ts';
import { WidgetRenderers } from './WidgetRenderers.ts';

const PATIENT = 20_000;
const task = aRenderJob({ props: { page: 'result', query: 'page=2' } });
const nothing: GatewayReader = async () => '{}';

/** Returns a bundle whose `load` runs this text. `before` runs when the bundle is loaded. */
function bundle(load: string, before = '') {
  return `${before}; module.exports.default = { contract: 1, load: async (props, host) => { ${load} }, render: (props, data) => '<p>' + JSON.stringify(data) + '</p>' };`;
}

/** Returns a bundle that tries each text and gives what came of it: a value, or the error's name. */
function trying(...texts: readonly string[]) {
  const tries = texts.map(
    (text) =>
      `await (async () => { try { return String(${text}) } catch (error) { return error.name } })()`,
  );
  return bundle(`return [${tries.join(', ')}];`);
}

const opened: VersionRenderer[] = [];
function aRenderer(text: string, options: RendererOptions = {}) {
  const renderer = new VersionRenderer(
    { id: 'mf-hostile@1.0.0', bundle: text },
    { startLimit: PATIENT, isQuiet: true, ...options },
  );
  opened.push(renderer);
  return renderer;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((renderer) => renderer.close()));
});

async function dataOf(
  renderer: VersionRenderer,
  query = 'page=2',
  deadline = PATIENT,
): Promise<unknown> {
  const { data } = await renderer.render(
    { ...task, props: { page: 'result', query } },
    nothing,
    deadline,
  );
  return JSON.parse(data);
}

describe('a hostile bundle finds nothing of the server (issue 16)', () => {
  it('reads no environment', async () => {
    const renderer = aRenderer(
      trying('JSON.stringify(process.env)', 'process.report', 'process.argv', 'process.cwd()'),
    );
    expect(await dataOf(renderer)).toEqual([
      '{"NODE_ENV":"production"}',
      'undefined',
      'undefined',
      'TypeError',
    ]);
  });

  it('imports, requires and binds no module of Node', async () => {
    const renderer = aRenderer(
      trying(
        "await import('node:fs')",
        "await import('data:text/javascript,0')",
        "require('node:fs')",
        "require('fs')",
        "process.getBuiltinModule('fs')",
        "process.binding('fs')",
        "module.constructor._load('fs')",
        'require.cache',
        'require.main',
      ),
    );
    expect(await dataOf(renderer)).toEqual([
      'TypeError',
      'TypeError',
      'Error',
      'Error',
      'TypeError',
      'TypeError',
      'TypeError',
      'undefined',
      'undefined',
    ]);
  });

  it('makes no code from texts, not in its realm and not with functions of the process', async () => {
    const code = "('return process')()";
    const renderer = aRenderer(
      trying(
        `Function${code}`,
        `(0, eval)('1')`,
        `URL.constructor${code}`,
        `Object.getPrototypeOf(URL).constructor${code}`,
        `structuredClone.constructor${code}`,
        `console.log.constructor${code}`,
        `setTimeout.constructor${code}`,
        `host.request.get.constructor${code}`,
        `(async () => {}).constructor${code}`,
        `structuredClone(new Error()).constructor.constructor${code}`,
      ),
    );
    const found = await dataOf(renderer);
    expect(found).toEqual(Array.from({ length: 10 }, () => 'EvalError'));
  });

  it('opens no socket and starts no process', async () => {
    const renderer = aRenderer(
      trying(
        "await fetch('http://127.0.0.1/')",
        "new WebSocket('ws://127.0.0.1/')",
        "new EventSource('http://127.0.0.1/')",
        "require('node:net')",
        "require('node:child_process')",
        "new Worker('')",
        'new SharedWorker("")',
        'WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))',
      ),
    );
    expect(await dataOf(renderer)).toEqual([
      'ReferenceError',
      'ReferenceError',
      'ReferenceError',
      'Error',
      'Error',
      'ReferenceError',
      'ReferenceError',
      'TypeError',
    ]);
  });

  it('has no way to the functions by which its realm speaks', async () => {
    const renderer = aRenderer(trying('bridge', 'globalThis.bridge', 'eval.bridge'));
    expect(await dataOf(renderer)).toEqual(['ReferenceError', 'undefined', 'undefined']);
  });

  it('reaches no function of the process over who has called it', async () => {
    const renderer = aRenderer(
      bundle(`
        const reached = [];
        Error.prepareStackTrace = (error, sites) => {
          for (const site of sites) reached.push(site.getFunction(), site.getThis());
          return sites.length;
        };
        const frames = (() => new Error().stack)();
        delete Error.prepareStackTrace;
        try {
          (function walk() { for (let each = walk; each; each = each.caller) reached.push(each) })();
        } catch {}
        const objects = reached.filter((each) => Object(each) === each);
        return [frames > 1, objects.length > 0, objects.filter((each) => !(each instanceof Object)).length];
      `),
    );
    expect(await dataOf(renderer)).toEqual([true, true, 0]);
  });

  it('changes nothing of the process that its realm was given', async () => {
    const ofProcess = 'Object.getPrototypeOf(Object.getPrototypeOf(URL.prototype))';
    const renderer = aRenderer(
      `'use strict'; ${trying(
        `(${ofProcess}.patched = 1)`,
        `(${ofProcess}.toString = () => 'patched')`,
        `(${ofProcess}.constructor.constructor.prototype.call = () => 'patched')`,
      )}`,
    );
    expect(await dataOf(renderer)).toEqual(['TypeError', 'TypeError', 'TypeError']);
    expect(await dataOf(renderer, 'again')).toHaveLength(3);
  });
});

describe('a hostile bundle is alone', () => {
  it('sees no global of another widget or version', async () => {
    const leaves = aRenderer(
      bundle('globalThis.secret = Array.prototype.secret = 1; return secret;'),
    );
    const looks = aRenderer(bundle('return [typeof secret, typeof [].secret];'));
    expect(await dataOf(leaves)).toBe(1);
    expect(await dataOf(looks)).toEqual(['undefined', 'undefined']);
  });

  it('changes the shared React, the language and the globals for itself alone', async () => {
    const patches = aRenderer(
      bundle(
        'return null;',
        `const React = require('react'); React.createElement = () => { throw new Error('patched') };
         require('react-dom/server').renderToString = () => 'patched';
         Array.prototype.map = () => ['patched']; JSON.stringify = () => '"patched"';
         Promise.prototype.then = () => {}; Object.freeze = () => {}; globalThis.URL = undefined`,
      ),
      { startLimit: 1000 },
    );
    const draws = `const React = require('react'); const { renderToString } = require('react-dom/server'); module.exports.default = { contract: 1, load: async () => [1, 2].map((x) => x * 2), render: (props, data) => renderToString(React.createElement('p', null, data.join())) };`;
    await expect(dataOf(patches, 'page=2', 500)).rejects.toThrow();
    const { html } = await aRenderer(draws).render(task, nothing, PATIENT);
    expect(html).toBe('<p>2,4</p>');
    expect([[1].map(String), JSON.stringify([1])]).toEqual([['1'], '[1]']);
  });

  it('keeps of another visitor only what every visitor gets', async () => {
    const stash = `(globalThis.seen ??= []).push(props, Object.keys(host).sort(), host.config, await host.request.get('/public', { headers: {} })); return seen;`;
    const renderer = aRenderer(bundle(stash));
    const asked: unknown[] = [];
    const readerOf =
      (visitor: string): GatewayReader =>
      (call) => {
        asked.push({ visitor, call });
        return nothing(call);
      };
    const of = (visitor: string) => renderer.render(task, readerOf(visitor), PATIENT);
    await of('192.0.2.1 cookie=of-the-first');
    const { data } = await of('192.0.2.2');
    const host = 'config device locale now parseInert request slot telemetry'.split(' ');
    const once = [task.props, host, task.config, {}];
    expect(JSON.parse(data)).toEqual([...once, ...once]);
    expect(asked).toHaveLength(2);
  });

  it('lets the other widgets render while it spins, exhausts its memory, floods and ends itself', async () => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const renderers = new WidgetRenderers({
      deadline: 2000,
      renderers: 2,
      memory: 400_000_000,
      startLimit: PATIENT,
    });
    const files = (text: string) => ({ serverBundle: text, styles: [] });
    const good = files(bundle('return { n: props.query };'));
    const hostile = [
      'for (;;);',
      'const all = []; for (;;) all.push(new Array(1e6).fill(all.length + 0.5));',
      'for (;;) console.log("flood".repeat(1000));',
      'for (;;) void host.request.get("/flood");',
      'Promise.reject(new Error("gone")); await new Promise(() => {});',
      'await new Promise(() => {});',
      'return "x".repeat(5e8);',
    ].map((text) => files(bundle(text)));
    const paint = (minor: number, name: 'mf-results' | 'mf-ads', of: typeof good, query: string) =>
      renderers.render(
        aManifest({ name, version: `1.${minor}.0` }),
        of,
        { ...task, props: { page: 'result', query } },
        nothing,
      );
    await paint(0, 'mf-ads', good, 'first');
    const ends = Promise.allSettled(
      hostile.map((each, minor) => paint(minor, 'mf-results', each, 'x')),
    );
    for (let number = 0; number < 30; number += 1) {
      const { data } = await paint(0, 'mf-ads', good, `${number}`);
      expect(JSON.parse(data)).toEqual({ n: `${number}` });
    }
    expect((await ends).map(({ status }) => status)).toEqual(hostile.map(() => 'rejected'));
    await renderers.close();
    const bytes = written.mock.calls.reduce((sum, [text]) => sum + String(text).length, 0);
    written.mockRestore();
    expect(bytes).toBeLessThan(2 * hostile.length * LIMITS.log);
  }, 120_000);
});

describe('a hostile bundle that ends, blocks or takes too much', () => {
  /** Renders with a version that is stopped for the query `bad`, and then without it. */
  async function afterBad(text: string, deadline = PATIENT) {
    const renderer = aRenderer(bundle(`if (props.query === 'bad') { ${text} } return 'well';`));
    expect(await dataOf(renderer)).toBe('well');
    await expect(dataOf(renderer, 'bad', deadline)).rejects.toThrow();
    return dataOf(renderer, 'good');
  }

  it.each([
    ['exits', 'process.exit(0);'],
    ['kills', 'process.kill(process.ppid, "SIGKILL");'],
    ['aborts', 'process.abort();'],
  ])('%s no process', async (_, text) => {
    expect(await afterBad(text)).toBe('well');
  });

  it('exhausts the memory of its heap, and the next page has a new renderer', async () => {
    expect(await afterBad('const all = []; for (;;) all.push(new Array(1e5).fill(0.5));')).toBe(
      'well',
    );
  });

  // other systems have no such limit to set
  if (process.platform === 'linux') {
    it('gets no more memory outside of its heap than one renderer may have', async () => {
      const renderer = aRenderer(
        bundle(
          'const all = []; try { while (all.length < 150) all.push(new Uint8Array(1e7).fill(1)); } catch {} return all.length * 1e7;',
        ),
      );
      expect(await dataOf(renderer)).toBeLessThan(LIMITS.segment * 1000);
    });
  }

  it.each([
    ['spins', 'for (;;);'],
    ['spins in a promise', 'const again = () => Promise.resolve().then(again); await again();'],
    ['spins where its result is read', 'return { toJSON() { for (;;); } };'],
    ['waits without end', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'],
    ['never ends', 'await new Promise(() => {});'],
  ])('%s until its deadline', async (_, text) => {
    expect(await afterBad(text, 300)).toBe('well');
  });

  it('throws at load', async () => {
    await expect(dataOf(aRenderer('throw new Error("at load")'))).rejects.toThrow('at load');
    await expect(dataOf(aRenderer('throw { toString: 1 }'))).rejects.toThrow();
  });

  it('spins at load until the limit of a start', async () => {
    await expect(dataOf(aRenderer('for (;;);', { startLimit: 300 }))).rejects.toThrow();
  });

  it('leaves first paints that never end, until it has too many of them', async () => {
    const renderer = aRenderer(
      bundle(
        "if (props.query === 'count') return (globalThis.paints = (globalThis.paints ?? 0) + 1); try { await host.request.get('/x') } catch {} await new Promise(() => {});",
      ),
    );
    expect([await dataOf(renderer, 'count'), await dataOf(renderer, 'count')]).toEqual([1, 2]);
    const silent: GatewayReader = () => new Promise(() => {});
    for (let number = 0; number <= LIMITS.dropped; number += LIMITS.paints) {
      const paints = Array.from({ length: LIMITS.paints }, (_, each) =>
        renderer.render({ ...task, now: number + each }, silent, 200),
      );
      for (const { status } of await Promise.allSettled(paints)) expect(status).toBe('rejected');
    }
    expect(await dataOf(renderer, 'count')).toBe(1);
  }, 60_000);

  it('returns what is no text', async () => {
    const renderer = aRenderer(
      'module.exports.default = { contract: 1, load: async () => 1, render: () => ({ length: 1, toString: () => "<b>object</b>" }) };',
    );
    const { html } = await renderer.render(task, nothing, PATIENT);
    expect(html).toBe('<b>object</b>');
  });
});
