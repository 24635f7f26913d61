import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { fakeHost } from 'shared-contracts/testing';
import { adAnswers } from './testing/adAnswers.ts';
import widget from './widget.tsx';

/** The block at the widths that it meets: side column, phone, main column. */
const PLACES = [['right_ad', '300px'], ['right_ad', '358px'], ['left_ad', '860px']] as const;

const main = document.createElement('main');
main.style.cssText = 'display:grid;gap:24px;padding:24px;justify-items:start';
document.body.append(main);
for (const [slot, width] of PLACES) {
  const place = document.createElement('div');
  place.style.inlineSize = width;
  main.append(place);
  widget.mount(place, { page: 'top', query: '' }, fakeHost({ slot, answers: adAnswers() }));
}
