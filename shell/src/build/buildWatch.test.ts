import { aLatestBuild } from '../../testing/aLatestBuild.ts';
import { aPageState } from '../../testing/builders.ts';
import { aReleasedWidget } from 'host-kit/testing/aReleasedWidget';
import { buildWatch, FRESH_FOR, pollBuild } from './buildWatch.ts';
import { isNewBuild } from './isOutdated.ts';

function aWatch(
  answers: (path: string) => unknown,
  state = aPageState({ build: 'build-1', builtAt: 100 }),
) {
  let now = 5000;
  const asked: string[] = [];
  const failures: unknown[] = [];
  const watch = buildWatch({
    state,
    now: () => now,
    onManifestFailure: (error) => failures.push(error),
    fetchJson: async (path) => {
      asked.push(path);
      return answers(path);
    },
  });
  return {
    watch,
    asked,
    failures,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
function ofBuild(build: string, builtAt: number) {
  return (path: string) =>
    path.startsWith('/builds/latest') ? aLatestBuild({ build, builtAt }) : {};
}

describe('the latest build', () => {
  it('[R7.09] is asked for with the time in the address, and its manifest by its id', async () => {
    const { watch, asked } = aWatch(ofBuild('build-2', 200));
    await watch.ask();
    expect(asked).toEqual(['/builds/latest.json?5000', '/builds/build-2.json']);
  });

  it('[R4.03] is new if it was made later', async () => {
    const { watch } = aWatch(ofBuild('build-2', 200));
    await watch.ask();
    expect(watch.isOutdated()).toBe(true);
  });

  it.each([
    ['the same build', ofBuild('build-1', 100)],
    ['an older build', ofBuild('build-0', 50)],
    [
      'a page instead of JSON',
      () => {
        throw new SyntaxError('Unexpected token <');
      },
    ],
    [
      'an error',
      () => {
        throw new Error('answered 500');
      },
    ],
    ['something else', () => ({ version: 3 })],
    ['nothing', () => null],
  ])('[R4.03][R7.09] %s changes nothing', async (_what, answers) => {
    const { watch } = aWatch(answers);
    await watch.ask();
    expect([watch.isOutdated(), watch.latest()?.build ?? 'build-1']).toEqual([false, 'build-1']);
  });

  it('[R8.07] causes no reload if its manifest cannot be fetched, and that is logged once', async () => {
    let manifest: unknown = new Error('gone');
    const { watch, failures, pass } = aWatch((path) => {
      if (path.startsWith('/builds/latest'))
        return aLatestBuild({ build: 'build-2', builtAt: 200 });
      if (manifest instanceof Error) throw manifest;
      return manifest;
    });
    await watch.ask();
    pass(FRESH_FOR);
    await watch.ask();
    expect([watch.isOutdated(), failures]).toEqual([false, [new Error('gone')]]);
    manifest = {};
    pass(FRESH_FOR);
    await watch.ask();
    expect(watch.isOutdated()).toBe(true);
  });

  it('is asked for once by all callers together, and not again while the answer is fresh', async () => {
    const { watch, asked, pass } = aWatch(ofBuild('build-1', 100));
    await Promise.all([watch.ask(), watch.ask()]);
    expect(watch.ask()).toBeUndefined();
    pass(FRESH_FOR);
    await watch.ask();
    expect(asked).toHaveLength(2);
  });

  it('[R4.03] causes a reload if it has taken back a version of the page, not if a later version followed', async () => {
    const withVersion = (version: string, live: string[]) =>
      aWatch(
        () => aLatestBuild({ build: 'build-1', builtAt: 100, widgets: { 'mf-results': live } }),
        aPageState({
          build: 'build-1',
          builtAt: 100,
          release: { widgets: { 'mf-results': aReleasedWidget({ version }) }, slots: {} },
        }),
      ).watch;
    const outdated = async (version: string, live: string[]) => {
      const watch = withVersion(version, live);
      await watch.ask();
      return watch.isOutdated();
    };
    expect(await outdated('1.2.0', ['1.1.0'])).toBe(true);
    expect(await outdated('1.10.0', ['1.9.0', '1.8.0'])).toBe(true);
    expect(await outdated('1.1.0', ['1.2.0'])).toBe(false);
    expect(await outdated('1.2.0', ['1.1.0', '1.2.0'])).toBe(false);
    expect(await outdated('1.2.0', [])).toBe(false);
  });

  it('that was made at the same moment under another name is not new', () => {
    expect(
      isNewBuild(aPageState({ build: 'a', builtAt: 1 }), aLatestBuild({ build: 'b', builtAt: 1 })),
    ).toBe(false);
  });

  it('[R4.03] is polled while the page is visible, and when the browser comes back online', () => {
    jest.useFakeTimers();
    let asked = 0;
    const end = pollBuild(
      {
        ask: () => {
          asked += 1;
          return undefined;
        },
        isOutdated: () => false,
        latest: () => undefined,
      },
      { window, interval: 1000 },
    );
    jest.advanceTimersByTime(2500);
    expect(asked).toBe(2);
    window.dispatchEvent(new Event('online'));
    expect(asked).toBe(3);
    end();
    jest.advanceTimersByTime(5000);
    window.dispatchEvent(new Event('pageshow'));
    expect(asked).toBe(3);
    jest.useRealTimers();
  });
});
