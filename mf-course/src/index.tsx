import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { fakeHost } from 'shared-contracts/testing';
import { STORIES } from './stories.ts';
import { NOW } from './gateway/testing/sheetAnswers.ts';
import widget from './widget.tsx';

/** Shows every story below the other (`npm run dev -- mf-course --alone`). */
const main = document.createElement('main');
main.style.cssText = 'display:grid;gap:48px;padding:24px;max-inline-size:1200px;margin:auto';
document.body.append(main);
for (const { name, query, answers } of STORIES) {
  const place = document.createElement('div');
  place.title = name;
  main.append(place);
  const host = fakeHost({ slot: name.replaceAll(' ', '-'), answers, now: () => NOW });
  widget.mount(place, { page: 'course', query }, host);
}
