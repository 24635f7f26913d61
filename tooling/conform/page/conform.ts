import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import type { FakeHost } from 'shared-contracts/platform-testing';
import type { WidgetProps } from 'shared-contracts/widget';
// the build replaces these two names by the site's module and the widget's
import { fakeHost } from 'site-under-test';
import widget from 'widget-under-test';
import { HOST_FAULTS, type HostFault } from './hostFaults.ts';
import { foreignElements, mountTimes, parseInert, pause, place } from './stage.ts';

/** What the page offers to the checks, which run under Node. */
export interface ConformPage {
  /**
   * Mounts the widget in each slot and unmounts it, `times` times. Resolves with the nodes and
   * elements that are left in the document.
   */
  mountAndUnmount(
    slots: readonly string[],
    times: number,
  ): Promise<{ nodes: number; leftBehind: string[] }>;
  /**
   * Mounts the widget with a host that has one fault, and keeps it mounted. Resolves with what the
   * widget gave to `host.fail`.
   */
  mountUnder(fault: HostFault | 'none', slot: string, page: WidgetProps['page']): Promise<string[]>;
  /** Unmounts what `mountUnder` has mounted. */
  clear(): void;
}

const standing: { unmount(): void; element: HTMLElement }[] = [];

const conform: ConformPage = {
  async mountAndUnmount(slots, times) {
    let nodes = 0;
    for (const slot of slots) {
      const hostOf = () => fakeHost({ slot, parseInert });
      nodes += await mountTimes(widget, { props: { page: 'result', query: '' }, hostOf }, times);
    }
    return { nodes, leftBehind: foreignElements() };
  },
  async mountUnder(fault, slot, page) {
    const failed: string[] = [];
    const base: FakeHost = fakeHost({ slot, parseInert });
    const host = {
      ...(fault === 'none' ? base : HOST_FAULTS[fault](base)),
      fail: (error: unknown) => void failed.push(String(error)),
    };
    const element = place(slot);
    const { unmount } = widget.mount(element, { page, query: 'area[]=12' }, host);
    standing.push({ unmount, element });
    await pause(30);
    return failed;
  },
  clear() {
    for (const { unmount, element } of standing.splice(0)) {
      unmount();
      element.remove();
    }
  },
};

Object.assign(globalThis, { conform });
