import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import type { FakeHost } from 'shared-contracts/platform-testing';
import type { InertDocument, WidgetProps } from 'shared-contracts/widget';
// the build replaces these two names by the site's module and the widget's
import { fakeHost } from 'site-under-test';
import widget from 'widget-under-test';
import { HOST_FAULTS, type HostFault } from './hostFaults.ts';

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

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}
const inert = (
  globalThis as typeof globalThis & { trustedTypes: TrustedTypesFactory }
).trustedTypes.createPolicy('conform-inert', { createHTML: (html) => html });
function parseInert(html: string): InertDocument {
  return new DOMParser().parseFromString(inert.createHTML(html), 'text/html');
}

function settle() {
  return new Promise((done) => {
    setTimeout(done, 30);
  });
}
const standing: { unmount(): void; element: HTMLElement }[] = [];
const stage = document.createElement('main');
document.body.append(stage);

function place(slot: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset['island'] = slot;
  stage.append(element);
  return element;
}

const conform: ConformPage = {
  async mountAndUnmount(slots, times) {
    const before = document.body.querySelectorAll('*').length;
    for (let time = 0; time < times; time += 1) {
      for (const slot of slots) {
        const element = place(slot);
        const { unmount } = widget.mount(
          element,
          { page: 'result', query: '' },
          fakeHost({ slot, parseInert }),
        );
        // React renders in its own task
        await new Promise((done) => {
          setTimeout(done, 0);
        });
        unmount();
        element.remove();
      }
    }
    await settle();
    const left = [...document.body.children].filter(
      (element) => element !== stage && element.tagName !== 'SCRIPT',
    );
    return {
      nodes: document.body.querySelectorAll('*').length - before,
      leftBehind: left.map((element) => element.outerHTML.slice(0, 120)),
    };
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
    await settle();
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
