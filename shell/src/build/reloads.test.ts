import { aLatestBuild } from '../../testing/aLatestBuild.ts';
import { aPageState } from '../../testing/builders.ts';
import { theElement } from '../../testing/theElement.ts';
import { chunkRecovery } from './chunkRecovery.ts';
import { GUARD_WINDOW, reloadGuard } from './reloadGuard.ts';
import { watchForms } from './watchForms.ts';

function aTab() {
  const kept = new Map<string, string>();
  let now = 1_000_000;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return {
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Returns the guard of a new document in this tab. */
    guard: () => reloadGuard({ storage: () => storage, now: () => now, wasReloaded: false }),
    kept,
  };
}

function lost() {
  return Object.assign(new Error('Loading chunk widget failed'), { name: 'ChunkLoadError' });
}

function aDocument(guard: (build: string) => boolean, { filling = false, live = ['1.0.0'] } = {}) {
  const seen: string[] = [];
  const recovery = chunkRecovery({
    state: aPageState({ build: 'build-1' }),
    guard,
    isBeingFilled: () => filling,
    watch: { ask: async () => {}, latest: () => aLatestBuild({ widgets: { 'mf-results': live } }) },
    reload: () => seen.push('reload'),
    onWaiting: () => seen.push('message'),
  });
  return { seen, recover: recovery.recover };
}
const results = { name: 'mf-results', version: '1.0.0' };

describe('a part that cannot be loaded', () => {
  it('[R2.12][R8.07] reloads the page once, even if several fail at once', async () => {
    const { seen, recover } = aDocument(aTab().guard());
    expect(await Promise.all(Array.from({ length: 5 }, () => recover(lost(), results)))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(seen).toEqual(['reload']);
  });

  it('[R2.12][R9.01] and fails again after the reload causes no second reload for the same build, ever', async () => {
    const tab = aTab();
    await aDocument(tab.guard()).recover(lost(), results);
    for (const later of [1, 20_000, 3_600_000]) {
      tab.pass(later);
      const { seen, recover } = aDocument(tab.guard());
      expect([await recover(lost(), results), seen]).toEqual([false, []]);
    }
  });

  it('[R4.03] causes no reload while a form is being filled: a message lets the visitor choose', async () => {
    const tab = aTab();
    const { seen, recover } = aDocument(tab.guard(), { filling: true });
    expect([await recover(lost(), results), seen]).toEqual([false, ['message']]);
    expect(tab.kept.size).toBe(0);
  });

  it('[R10.05] is the only cause of a reload: other failures are left to the fallback of the slot', async () => {
    const { seen, recover } = aDocument(aTab().guard());
    expect([
      await recover(new Error('render'), results),
      await recover(new Error('promise')),
      seen,
    ]).toEqual([false, false, []]);
  });

  it('[R2.12] reloads the page too if its version is not live any more', async () => {
    const { seen, recover } = aDocument(aTab().guard(), { live: ['1.1.0'] });
    expect([await recover(new Error('remoteEntry answered 404'), results), seen]).toEqual([
      true,
      ['reload'],
    ]);
  });
});

describe('the guard of reloads', () => {
  it('[R9.01] allows no second reload within 10 seconds, and one for another build after that', () => {
    const tab = aTab();
    expect(tab.guard()('build-1')).toBe(true);
    tab.pass(GUARD_WINDOW - 1);
    expect(tab.guard()('build-2')).toBe(false);
    tab.pass(1);
    expect([tab.guard()('build-1'), tab.guard()('build-2')]).toEqual([false, true]);
  });

  it.each([
    [
      'is blocked',
      () => {
        throw new Error('SecurityError');
      },
    ],
    [
      'is full',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
      }),
    ],
  ])(
    '[R9.01] allows a reload only of a document that is not a reload itself, if the storage %s',
    (_what, storage) => {
      const now = () => 0;
      expect(reloadGuard({ storage, now, wasReloaded: false })('build-1')).toBe(true);
      expect(reloadGuard({ storage, now, wasReloaded: true })('build-1')).toBe(false);
    },
  );

  it('ignores text in the storage that it did not write', () => {
    const tab = aTab();
    tab.kept.set('asashiba-reloads', '{"at":"yesterday"');
    expect(tab.guard()('build-1')).toBe(true);
  });
});

describe('a form', () => {
  it('[R4.03] is being filled from the first letter until it is sent or removed', () => {
    document.body.innerHTML =
      '<form id="one"><input name="a"></form><form id="other"><input name="b"></form>';
    const forms = watchForms(document);
    expect(forms.isBeingFilled()).toBe(false);
    theElement('[name=a]').dispatchEvent(new Event('input', { bubbles: true }));
    expect(forms.isBeingFilled()).toBe(true);
    theElement('#one').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(forms.isBeingFilled()).toBe(false);
    theElement('[name=b]').dispatchEvent(new Event('change', { bubbles: true }));
    expect(forms.isBeingFilled()).toBe(true);
    theElement('#other').remove();
    expect(forms.isBeingFilled()).toBe(false);
  });

  it('[R4.03] is not being filled by a choice that goes into the address at once, like the order', () => {
    document.body.innerHTML = '<input><form data-applied-at-once><select></select></form>';
    const forms = watchForms(document);
    theElement('select').dispatchEvent(new Event('change', { bubbles: true }));
    expect(forms.isBeingFilled()).toBe(false);
    theElement('input').dispatchEvent(new Event('input', { bubbles: true }));
    theElement('select').dispatchEvent(new Event('change', { bubbles: true }));
    expect(forms.isBeingFilled()).toBe(true);
  });
});
