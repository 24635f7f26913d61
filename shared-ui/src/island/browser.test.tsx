import { act, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { fakeHost } from 'shared-contracts/testing';
import { ISLAND_EVENTS, type WidgetProps } from 'shared-contracts/widget';
import { reactWidget, type IslandDefinition } from './browser.tsx';

const FIRST: WidgetProps = { page: 'result', query: 'page=1' };
const NEXT: WidgetProps = { page: 'result', query: 'page=2' };

const definition: IslandDefinition<string> = {
  messages: {},
  load: async () => 'data',
  View: ({ props }) => <p>{props.query}</p>,
};

/** Returns a slot with the HTML that the server sent. */
function aSlot() {
  const element = document.createElement('div');
  element.innerHTML = '<p>page=1</p>';
  return { element, paragraph: element.querySelector('p') };
}

describe('a widget over its HTML of the server', () => {
  it('[R10.05] keeps the HTML when the page changes before hydration, and shows the new page after it', async () => {
    const { element, paragraph } = aSlot();
    const host = fakeHost();
    act(() => {
      reactWidget(definition).mount(element, FIRST, host, 'data').update(NEXT);
    });
    await waitFor(() => expect(element).toHaveTextContent('page=2'));
    expect([host.errors, element.querySelector('p') === paragraph]).toEqual([[], true]);
  });

  it('[R10.05] is hydrated in short tasks, so that a press in between is heard', async () => {
    const count = 20;
    let drawn = 0;
    const Slow = () => {
      drawn += 1;
      // longer than React works without a pause, all together
      for (const until = performance.now() + 2; performance.now() < until;);
      return <i />;
    };
    const parts = Array.from({ length: count }, (_, key) => <Slow key={key} />);
    const element = document.createElement('div');
    element.innerHTML = '<i></i>'.repeat(count);
    reactWidget({ ...definition, View: () => parts }).mount(element, FIRST, fakeHost(), 'data');
    const between: number[] = [];
    while (drawn < count) {
      await new Promise((next) => setTimeout(next));
      between.push(drawn);
    }
    expect(between.filter((each) => each > 0 && each < count)).not.toEqual([]);
  });

  it('shows later changes of the page', () => {
    const { element } = aSlot();
    const host = fakeHost();
    let update: (props: WidgetProps) => void = () => {};
    act(() => {
      ({ update } = reactWidget(definition).mount(element, FIRST, host, 'data'));
    });
    for (const query of ['page=2', 'page=3']) {
      act(() => update({ ...NEXT, query }));
      expect(element).toHaveTextContent(query);
    }
    expect(host.errors).toEqual([]);
  });

  it('[R10.05] hydrates once the chunks of its HTML have arrived, so that an earlier update throws nothing away', async () => {
    const { element, paragraph } = aSlot();
    // React's server marks a Suspense boundary with these comments
    paragraph?.before(document.createComment('$'));
    paragraph?.after(document.createComment('/$'));
    const host = fakeHost();
    const { promise: chunk, resolve: arrive } = Promise.withResolvers<void>();
    let hasCome = false;
    const Part = () => {
      if (!hasCome) throw chunk;
      return <p>page=1</p>;
    };
    const definitionOfParts: IslandDefinition<string> = {
      ...definition,
      prepare: () => chunk,
      View: ({ props }) => (
        <Suspense fallback="waiting">
          <Part key={props.page} />
        </Suspense>
      ),
    };
    act(() => reactWidget(definitionOfParts).mount(element, FIRST, host, 'data').update(NEXT));
    expect(element.querySelector('p')).toBe(paragraph);
    hasCome = true;
    await act(async () => arrive());
    expect([host.errors, element.querySelector('p') === paragraph]).toEqual([[], true]);
  });

  it('never renders when it is unmounted while it waits', async () => {
    const { element } = aSlot();
    const View = jest.fn(() => <p>page=1</p>);
    const prepare = () => Promise.resolve();
    const mounted = reactWidget({ ...definition, prepare, View }).mount(
      element,
      FIRST,
      fakeHost(),
      'data',
    );
    mounted.unmount();
    await act(async () => {});
    expect(View).not.toHaveBeenCalled();
  });

  it.each([
    ['over the HTML of the server', 'data'],
    ['where the server sent none', undefined],
  ])('[R10.05] %s says when it wakes up and when a press works', async (_where, data) => {
    const { element } = aSlot();
    if (data === undefined) element.replaceChildren();
    const told: string[] = [];
    for (const stage of Object.values(ISLAND_EVENTS)) {
      element.addEventListener(stage, () => {
        element.querySelector('button')?.click();
        told.push(`${stage}: ${element.textContent}`);
      });
    }
    const Counter = () => {
      const [count, setCount] = useState(1);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      );
    };
    if (data !== undefined) element.innerHTML = '<button type="button">1</button>';
    act(() => {
      reactWidget({ ...definition, View: Counter }).mount(element, FIRST, fakeHost(), data);
    });
    await waitFor(() => expect(element).toHaveTextContent('2'));
    expect(told.map((each) => each.split(':')[0])).toEqual(Object.values(ISLAND_EVENTS));
  });
});
