import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { fakeHost } from 'shared-contracts/testing';
import type { WidgetProps } from 'shared-contracts/widget';
import { contentAnswers } from './testing/contentAnswers.ts';
import widget from './widget.tsx';

const PLACES = [['notice', '100%'], ['content-main', '868px'], ['content-side', '300px']] as const;

/** All slots of one top page, alone, without a shell; `?page=sp-top` shows the smartphone's. */
const page: WidgetProps['page'] = window.location.search.includes('sp-top') ? 'sp-top' : 'top';
const main = document.createElement('main');
main.style.cssText = 'display:grid;grid-template-columns:minmax(0,1fr);gap:32px;padding:0 16px 24px';
document.body.append(main);
for (const [slot, width] of PLACES) {
  const place = document.createElement('div');
  place.style.maxInlineSize = width;
  main.append(place);
  widget.mount(place, { page, query: '' }, fakeHost({ slot, answers: contentAnswers() }));
}
