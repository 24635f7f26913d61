/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { constants, getPriority } from 'node:os';
import { aManifest, aRenderJob } from '../../testing/builders.ts';
import type { RenderJob } from 'server-kit/renderer/messages';
import { FIRST_BYTES } from './RenderProcess.ts';
import { WidgetRenderers } from './WidgetRenderers.ts';

const PATIENT = 20_000;
const task = aRenderJob();
/** The data counts the paints of one renderer, so that a new renderer begins at 1. */
const files = {
  serverBundle:
    'module.exports.default = { contract: 1, load: async (props, host) => { if (props.query === "wait") await host.request.get("/x"); return (globalThis.paints = (globalThis.paints ?? 0) + 1); }, render: () => "" };',
  styles: [],
};
const manifests = Array.from({ length: 30 }, (_, minor) => aManifest({ version: `1.${minor}.0` }));
const [one = aManifest(), other = aManifest()] = manifests;

let renderers: WidgetRenderers;
afterEach(() => renderers.close());

function open(memory: number) {
  renderers = new WidgetRenderers({ deadline: PATIENT, renderers: 2, memory, startLimit: PATIENT });
}
async function paintsOf(manifest = one, changes: Partial<RenderJob> = {}) {
  const { data } = await renderers.render(
    manifest,
    files,
    { ...task, ...changes },
    async () => '{}',
  );
  return JSON.parse(data) as number;
}

/** Returns the priorities of the processes that this one has started, but for the one that asks. */
function prioritiesOfChildren(): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'ppid=,nice=,comm='], { encoding: 'utf8' });
  return listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent, , command]) => Number(parent) === process.pid && command !== 'ps')
    .map(([, nice]) => Number(nice));
}

describe('the renderers of all versions', () => {
  it('[R10.05] name the version that they render no more for a while', async () => {
    open(30 * FIRST_BYTES);
    const dying = { ...files, serverBundle: 'throw new Error("no")' };
    expect(renderers.avoided([one, other])).toEqual(new Set());
    for (const _ of [1, 2, 3])
      await expect(renderers.render(other, dying, task, async () => '{}')).rejects.toThrow();
    expect(await paintsOf(one)).toBe(1);
    expect(renderers.avoided([one, other])).toEqual(new Set([`${other.name}@${other.version}`]));
  });

  it('keep the renderers of 30 live versions, as of six, where memory allows it', async () => {
    open(30 * 3 * FIRST_BYTES);
    for (const manifest of manifests) expect(await paintsOf(manifest)).toBe(1);
    const again = await Promise.all(manifests.map((manifest) => paintsOf(manifest)));
    expect(again).toEqual(manifests.map(() => 2));
  }, 120_000);

  it('end the idle renderer that was used least recently where memory is full', async () => {
    open(2 * FIRST_BYTES);
    const [, , third = one] = manifests;
    expect([await paintsOf(one), await paintsOf(other), await paintsOf(one)]).toEqual([1, 1, 2]);
    expect([await paintsOf(third), await paintsOf(one), await paintsOf(other)]).toEqual([1, 3, 1]);
  });

  it('never end a renderer that has work: a version without memory waits for it', async () => {
    open(FIRST_BYTES);
    const { promise: answer, resolve } = Promise.withResolvers<string>();
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    const reader = () => {
      ask();
      return answer;
    };
    const wait: RenderJob = { ...task, props: { page: 'result', query: 'wait' } };
    const busy = renderers.render(one, files, wait, reader);
    await isAsked;
    let hasPainted = false;
    const waiting = paintsOf(other).then((paints) => {
      hasPainted = true;
      return paints;
    });
    await new Promise((done) => {
      setTimeout(done, 300);
    });
    expect(hasPainted).toBe(false);
    resolve('{}');
    await expect(busy).resolves.toMatchObject({ data: '1' });
    await expect(waiting).resolves.toBe(1);
  });

  it('end the renderers of versions that are no longer live, and of no others', async () => {
    open(10 * FIRST_BYTES);
    expect([await paintsOf(one), await paintsOf(other)]).toEqual([1, 1]);
    renderers.keepOnly({ live: [one], standIns: [] });
    expect([await paintsOf(one), await paintsOf(other)]).toEqual([2, 1]);
  });

  it('[R10.05] keep the renderer of a stand-in until the new version has painted', async () => {
    open(10 * FIRST_BYTES);
    expect(await paintsOf(one)).toBe(1);
    renderers.keepOnly({ live: [other], standIns: [one] });
    expect(await paintsOf(one)).toBe(2);
    expect(await paintsOf(other)).toBe(1);
    expect(await paintsOf(one)).toBe(1);
  });
});

describe('the try of a new version', () => {
  const tried = () =>
    renderers.tryNew(other, Promise.resolve(files), { tasks: [task], reader: async () => '{}' });
  it('[R10.05] is of a version that another one of its widget stands in for, and of one that is not tried yet', async () => {
    open(10 * FIRST_BYTES);
    expect(renderers.isTryDue(other)).toBe(false);
    await paintsOf(one);
    expect(renderers.isTryDue(other)).toBe(true);
    const ended = tried();
    expect(renderers.isTryDue(other)).toBe(false);
    expect(renderers.avoided([one, other])).toEqual(new Set([`${other.name}@${other.version}`]));
    await renderers.tryUnderWay(other);
    await ended;
    expect([renderers.isTryDue(other), renderers.tryUnderWay(other)]).toEqual([false, undefined]);
    expect(renderers.avoided([one, other])).toEqual(new Set());
  });

  it('[R10.05] leaves a renderer that has painted, so that the first document need not wait for it', async () => {
    open(10 * FIRST_BYTES);
    await paintsOf(one);
    await tried();
    expect(await paintsOf(other)).toBe(2);
  });

  it('[R10.05] takes the processor from nobody: its process has a low priority, and is another one than that of the documents', async () => {
    open(10 * FIRST_BYTES);
    await paintsOf(one);
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: answer, resolve: goOn } = Promise.withResolvers<string>();
    const reader = () => {
      ask();
      return answer;
    };
    const tasks = [{ ...task, props: { page: 'result' as const, query: 'wait' } }];
    const ended = renderers.tryNew(other, Promise.resolve(files), { tasks, reader });
    await isAsked;
    const normal = getPriority();
    expect(prioritiesOfChildren().sort()).toEqual([normal, constants.priority.PRIORITY_LOW].sort());
    goOn('{}');
    await ended;
    expect(prioritiesOfChildren()).toEqual([normal, normal]);
  });

  it('[R10.05] is over without a trace if the version is taken back meanwhile', async () => {
    open(10 * FIRST_BYTES);
    await paintsOf(one);
    const ended = tried();
    renderers.keepOnly({ live: [one], standIns: [] });
    await ended;
    expect(prioritiesOfChildren()).toHaveLength(1);
  });
});
