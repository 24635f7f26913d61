import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { fakeHost } from 'shared-contracts/testing';
import { LIST_STORY, STORIES } from './stories/stories.ts';
import widget from './widget.tsx';

/**
 * The address of the page that shows the widget alone: `?story=` names one of its states, the rest
 * is its query.
 */
function address() {
  return new URLSearchParams(window.location.search);
}
const { page, query: first, answers } = STORIES[address().get('story') ?? ''] ?? LIST_STORY;

function queryNow() {
  const { search } = window.location;
  return /[?&](area|country|search_c_name)/.test(search) ? search.slice(1) : first;
}
function withStory(href: string) {
  const url = new URL(href, window.location.href);
  const story = address().get('story');
  return `${url.search}${story === null ? '' : `${url.search === '' ? '?' : '&'}story=${story}`}`;
}

const stories = document.body.appendChild(document.createElement('nav'));
for (const name of Object.keys(STORIES)) {
  const link = stories.appendChild(document.createElement('a'));
  link.href = `?story=${name}`;
  link.textContent = name;
  stories.append(' ');
}
const main = document.body.appendChild(document.createElement('main'));
const host = fakeHost({ slot: 'results', answers });
const mounted = widget.mount(
  main,
  { page, query: queryNow() },
  {
    ...host,
    navigate: (href, { replace = false } = {}) => {
      window.history[replace ? 'replaceState' : 'pushState'](
        { key: String(Math.random()) },
        '',
        withStory(href),
      );
      mounted.update({ page, query: queryNow() });
    },
  },
);
window.addEventListener('popstate', () => mounted.update({ page, query: queryNow() }));
