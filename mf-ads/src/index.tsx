import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { fakeHost } from 'shared-contracts/testing';
import { STORIES } from './stories.ts';
import widget from './widget.tsx';

/** The slots and the widths in which the block appears: side column, phone, main column. */
const PLACES = [
  ['right_ad', '300px'],
  ['right_ad', '358px'],
  ['left_ad', '860px'],
] as const;

const main = document.createElement('main');
main.style.cssText = 'display:grid;gap:24px;padding:24px;justify-items:start';
document.body.append(main);
for (const { name, answers } of STORIES) {
  for (const [slot, width] of PLACES) {
    const place = document.createElement('div');
    place.title = name;
    place.style.inlineSize = width;
    main.append(place);
    widget.mount(place, { page: 'top', query: '' }, fakeHost({ slot, answers }));
  }
}
