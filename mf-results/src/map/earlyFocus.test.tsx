import { act, screen, within } from '@testing-library/react';
import labels from 'shared-contracts/labels/ja';
import { aSearchReply, fakeHost } from 'shared-contracts/testing';
import type { MountedWidget } from 'shared-contracts/widget';
import { reactWidget, type IslandDefinition } from 'shared-ui/island';
import { toServerHtml } from 'shared-ui/testing';
import { aCourseMap, aFacetsReply } from '../gateway/testing/views.ts';
import messages from '../messages/ja.json';
import { loadFirstPaint, type FirstPaint } from '../result-view/loadFirstPaint.ts';
import { Results } from '../Results.tsx';
import { createResultsStore } from '../store.ts';

const definition: IslandDefinition<FirstPaint> = {
  load: loadFirstPaint,
  createStore: (_props, data) => createResultsStore(data),
  View: Results,
  messages,
  labels,
};
const props = { page: 'result', query: 'area[]=12&year=2026&month=11&day=25&view=map' } as const;
const COURSE = '南総ヒルズカントリークラブ';

let mounted: MountedWidget | undefined;

/** Shows the map page as the server sends it, and returns the step that hydrates it. */
async function openServerPage() {
  const host = fakeHost({
    answers: {
      '/course/search': aSearchReply(),
      '/course/coupon/search': { data: { golf_courses: [] } },
      '/course/map': aCourseMap(),
      '/course/facets': aFacetsReply(),
    },
  });
  const data = await loadFirstPaint(props, host);
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = await toServerHtml(definition, props, data, host);
  const hydrate = () =>
    act(async () => {
      mounted = reactWidget(definition).mount(element, props, host, data);
    });
  return { host, hydrate };
}
function card() {
  return screen.getByRole('article', { name: COURSE });
}
function pin() {
  return screen.getByRole('link', { name: `${COURSE} ¥11,480` });
}

describe('a focus on the map page before hydration', () => {
  afterEach(() => {
    act(() => mounted?.unmount());
    document.body.replaceChildren();
  });

  it('[R3.01] on a card marks its pin after hydration', async () => {
    const { host, hydrate } = await openServerPage();
    const link = within(card()).getByRole('link', { name: COURSE });
    link.focus();
    await hydrate();
    expect(link).toHaveFocus();
    expect(pin()).toHaveAttribute('data-active', 'true');
    expect(host.errors).toEqual([]);
  });

  it('[R3.01] on a pin marks its card after hydration', async () => {
    const { hydrate } = await openServerPage();
    pin().focus();
    await hydrate();
    expect(card()).toHaveAttribute('data-active', 'true');
  });

  it('[R3.01] outside of the map marks nothing', async () => {
    const { hydrate } = await openServerPage();
    await hydrate();
    expect(document.querySelectorAll('[data-active]')).toHaveLength(0);
  });
});
