import { fakeHost } from 'shared-contracts/testing';
import { CONTRACT_VERSION, type BrowserWidget, type WidgetProps } from 'shared-contracts/widget';
import { aReleasedWidget } from 'host-kit/testing/aReleasedWidget';
import type { BrowserHosts } from '../host/browserHost.ts';
import { openSlot } from './openSlot.ts';

const firstPaint: WidgetProps = { page: 'result', query: 'page=1' };
const released = aReleasedWidget();

function aHolder(island = '') {
  const holder = document.createElement('div');
  if (island) {
    const element = document.createElement('div');
    element.dataset['island'] = 'results';
    element.textContent = island;
    const data = document.createElement('script');
    data.type = 'application/json';
    data.dataset['islandData'] = 'results';
    data.textContent = '{"count":3}';
    holder.append(element, data);
  }
  return holder;
}

function settle() {
  return new Promise((done) => {
    setTimeout(done);
  });
}

/** A widget that notes its calls in `seen`; `own` replaces parts of it. */
function aModule(seen: string[], own: Partial<BrowserWidget>): BrowserWidget {
  return {
    contract: CONTRACT_VERSION,
    load: async () => ({}),
    mount: (element, at, _host, data) => {
      seen.push(`mount ${at.query} ${element.textContent} ${JSON.stringify(data)}`);
      element.textContent = 'alive';
      return {
        update: (next) => seen.push(`update ${next.query}`),
        unmount: () => seen.push('unmount'),
      };
    },
    ...own,
  };
}

/** Hosts that all open the same fake host. */
function someHosts() {
  const host = fakeHost();
  let closed = false;
  let fail: (error: unknown) => void = () => {};
  const hosts: BrowserHosts = {
    report: () => {},
    open: (request) => {
      fail = request.fail;
      return {
        host,
        close: () => {
          closed = true;
        },
      };
    },
  };
  return { host, hosts, isClosed: () => closed, fail: (error: unknown) => fail(error) };
}

function open(
  widget: Partial<BrowserWidget> | Error,
  { holder = aHolder(), props = firstPaint } = {},
) {
  const { host, hosts, isClosed, fail } = someHosts();
  const seen: string[] = [];
  const load = async () => {
    if (widget instanceof Error) throw widget;
    return aModule(seen, widget);
  };
  const slot = openSlot(
    { hosts, load, firstPaint },
    {
      slot: 'results',
      widget: released,
      holder,
      mayBeEmpty: false,
      props,
      onReady: () => seen.push('ready'),
      onFailed: () => seen.push('failed'),
    },
  );
  return { slot, seen, host, holder, isClosed, fail };
}

describe('a slot and its widget', () => {
  it("[R10.02] hydrates the server's island with its data", async () => {
    const { seen } = open({}, { holder: aHolder('from the server') });
    await settle();
    expect(seen).toEqual(['mount page=1 from the server {"count":3}', 'ready']);
  });

  it('[R10.02] renders afresh if the server rendered nothing', async () => {
    const { seen } = open({});
    await settle();
    expect(seen).toEqual(['mount page=1  undefined', 'ready']);
  });

  it('[R10.02] renders afresh if the address has changed since the server rendered', async () => {
    const { seen } = open(
      {},
      { holder: aHolder('of page 1'), props: { page: 'result', query: 'page=2' } },
    );
    await settle();
    expect(seen[0]).toBe('mount page=2  undefined');
  });

  it('passes on new props, but not equal ones', async () => {
    const { slot, seen } = open({});
    await settle();
    slot.update({ page: 'result', query: 'page=1' });
    slot.update({ page: 'result', query: 'page=2' });
    expect(seen.slice(2)).toEqual(['update page=2']);
  });

  it('mounts with the newest address if it changed while the widget was loading', async () => {
    const { slot, seen } = open({});
    slot.update({ page: 'result', query: 'page=3' });
    await settle();
    expect(seen[0]).toBe('mount page=3  undefined');
  });

  it('passes on an address that changes while the widget hydrates its island', async () => {
    const updates: string[] = [];
    let change = () => {};
    const { slot } = open(
      {
        mount: () => {
          change();
          return { update: ({ query }) => updates.push(query), unmount: () => {} };
        },
      },
      { holder: aHolder('from the server') },
    );
    change = () => slot.update({ page: 'result', query: 'page=2' });
    await settle();
    expect(updates).toEqual(['page=2']);
  });

  it.each([
    ['cannot be loaded', new Error('gone')],
    [
      'throws at mount',
      {
        mount: () => {
          throw new Error('gone');
        },
      },
    ],
  ])(
    '[R10.05] of a widget that %s: sends one report, then shows the fallback',
    async (_what, widget) => {
      const { seen, host, isClosed } = open(widget);
      await settle();
      expect(seen).toEqual(['failed']);
      expect(host.errors).toEqual([new Error('gone')]);
      expect(isClosed()).toBe(true);
    },
  );

  it('[R10.05] of a widget that fails while it runs: is emptied once, and fails once', async () => {
    const { seen, host, holder, fail } = open({});
    await settle();
    fail(new Error('crash'));
    fail(new Error('crash again'));
    await settle();
    expect(seen.slice(1)).toEqual(['ready', 'unmount', 'failed']);
    expect(host.errors.length).toBe(2);
    expect(holder.childNodes).toHaveLength(0);
  });

  it('[R10.05] reports an error of several slots of a widget once', async () => {
    const gone = new Error('gone');
    const one = open(gone);
    const other = open(gone);
    await settle();
    expect([one.host.errors.length, other.host.errors.length]).toEqual([1, 0]);
    expect([one.seen, other.seen]).toEqual([['failed'], ['failed']]);
  });

  it("[R10.05] leaves the server's HTML readable if the widget cannot be loaded", async () => {
    const { holder } = open(new Error('gone'), { holder: aHolder('readable') });
    await settle();
    expect(holder.textContent).toContain('readable');
  });

  it('[R10.05] that is closed does not mount a widget that arrives late', async () => {
    const { slot, seen } = open({});
    slot.close();
    await settle();
    expect(seen).toEqual([]);
  });

  describe('with a last good version', () => {
    const behind = aReleasedWidget({ version: '0.9.0', why: 'last-good' });
    const openBoth = (
      modules: Readonly<Record<string, Partial<BrowserWidget> | Error>>,
      holder = aHolder('from the server'),
    ) => {
      const seen: string[] = [];
      const fails: ((error: unknown) => void)[] = [];
      const host = fakeHost();
      const slot = openSlot(
        {
          hosts: {
            report: () => {},
            open: ({ fail }) => {
              fails.push(fail);
              return { host, close: () => {} };
            },
          },
          load: async ({ version }) => {
            const module = modules[version];
            if (module instanceof Error) throw module;
            return {
              contract: CONTRACT_VERSION,
              load: async () => ({}),
              mount: (element, props) => {
                seen.push(`${version} mounts ${props.query} ${element.textContent}`);
                return { update: () => {}, unmount: () => {} };
              },
              ...module,
            };
          },
          firstPaint,
        },
        {
          slot: 'results',
          widget: { ...released, lastGood: behind },
          holder,
          mayBeEmpty: false,
          props: firstPaint,
          onReady: () => seen.push('ready'),
          onLastGood: ({ version }) => seen.push(`now ${version}`),
          onFailed: () => seen.push('failed'),
        },
      );
      return { slot, seen, host, fail: (error: unknown) => fails.at(-1)?.(error) };
    };

    it.each([
      ['cannot be loaded', new Error('gone')],
      [
        'throws at mount',
        {
          mount: () => {
            throw new Error('gone');
          },
        },
      ],
    ])(
      '[R10.05] of a version that %s: is reported, and the last good one stands in and renders afresh',
      async (_what, broken) => {
        const { seen, host } = openBoth({ '1.0.0': broken, '0.9.0': {} });
        await settle();
        expect(seen).toEqual(['now 0.9.0', '0.9.0 mounts page=1 ', 'ready']);
        expect(host.errors).toHaveLength(1);
      },
    );

    it('[R10.05] of a version that crashes while it runs: shows the last good one', async () => {
      const { seen, fail } = openBoth({ '1.0.0': {}, '0.9.0': {} });
      await settle();
      fail(new Error('crash'));
      await settle();
      expect(seen).toEqual([
        '1.0.0 mounts page=1 from the server',
        'ready',
        'now 0.9.0',
        '0.9.0 mounts page=1 ',
        'ready',
      ]);
    });

    it('[R10.05] of a version that nobody sees: is reported under its name, and the last good one stands in', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      const { seen, host } = openBoth({
        '1.0.0': {
          mount: (element) => {
            element.parentElement?.replaceChildren();
            return { update: () => {}, unmount: () => {} };
          },
        },
        '0.9.0': {},
      });
      await jest.advanceTimersByTimeAsync(6000);
      expect(seen).toEqual(['now 0.9.0', '0.9.0 mounts page=1 ', 'ready']);
      expect(host.errors).toEqual([
        new Error('mf-results@1.0.0 is emptied in results: nobody sees it'),
      ]);
      jest.useRealTimers();
    });

    it('[R10.05] of a lost version: a slot that opens later does not report it again', async () => {
      const hosts = { report: () => {}, open: () => ({ host, close: () => {} }) };
      const host = fakeHost();
      const openAnother = () =>
        openSlot(
          {
            hosts,
            load: async () => {
              throw new Error('gone');
            },
            firstPaint,
          },
          {
            slot: 'results',
            widget: released,
            holder: aHolder(),
            mayBeEmpty: false,
            props: firstPaint,
            onReady: () => {},
            onFailed: () => {},
          },
        );
      openAnother();
      await settle();
      openAnother();
      await settle();
      expect(host.errors).toHaveLength(1);
    });

    it('[R10.05] shows the fallback if both fail, and nothing after the slot is closed', async () => {
      const { seen } = openBoth({ '1.0.0': new Error('gone'), '0.9.0': new Error('gone too') });
      await settle();
      expect(seen).toEqual(['now 0.9.0', 'failed']);
      const left = openBoth({ '1.0.0': new Error('gone'), '0.9.0': {} });
      left.slot.close();
      await settle();
      expect(left.seen).toEqual([]);
    });
  });
});
