import { act } from '@testing-library/react';
import type { BrowserHost, MountedWidget } from 'shared-contracts/widget';
import type { SearchEnd } from '../results/resultsSlice.ts';
import widget from '../widget.tsx';

const mounted: { widget: MountedWidget; element: HTMLElement }[] = [];

afterEach(() => {
  for (const { widget: shown, element } of mounted.splice(0)) {
    act(() => shown.unmount());
    element.remove();
  }
});

/** Mounts the widget in a slot of its own, as a shell does. The end of the test unmounts it. */
export async function showResults(
  host: BrowserHost,
  query: string,
  data?: SearchEnd,
  page: 'result' | 'secret' = 'result',
) {
  const element = document.body.appendChild(document.createElement('div'));
  const shown = await act(async () => widget.mount(element, { page, query }, host, data));
  mounted.push({ widget: shown, element });
  return {
    element,
    update: (next: string) => act(async () => shown.update({ page, query: next })),
    unmount: () => act(() => shown.unmount()),
  };
}

/** Returns an answer that the test resolves or rejects at a moment of its choice. */
export function later<Value>() {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  return {
    promise,
    resolve: (value: Value) =>
      act(async () => {
        resolve(value);
        await promise;
      }),
    reject: (error: unknown) =>
      act(async () => {
        reject(error);
        await promise.catch(() => {});
      }),
  };
}
