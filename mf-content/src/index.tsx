import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { fakeHost } from 'shared-contracts/testing';
import { STORIES } from './stories.ts';
import widget from './widget.tsx';

const PLACES = [
  ['notice', '100%'],
  ['content-main', '868px'],
  ['content-side', '300px'],
] as const;

/** All slots of one story without a shell: `?story=0` is the first story, `?story=1` the second. */
const story =
  STORIES[Number(new URLSearchParams(window.location.search).get('story'))] ?? STORIES[0];
const main = document.createElement('main');
main.style.cssText =
  'display:grid;grid-template-columns:minmax(0,1fr);gap:32px;padding:0 16px 24px';
document.body.append(main);
for (const [slot, width] of story ? PLACES : []) {
  const place = document.createElement('div');
  place.style.maxInlineSize = width;
  main.append(place);
  widget.mount(
    place,
    { page: story?.page ?? 'top', query: '' },
    fakeHost({ slot, answers: story?.answers ?? {} }),
  );
}
