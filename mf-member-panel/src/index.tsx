import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { fakeHost, fakeSites } from 'shared-contracts/testing';
import { STORIES } from './stories.ts';
import widget from './widget.tsx';

/**
 * The slots and widths in which every state of the panel and of the strip is shown without a shell.
 */
const PLACES = [
  ['member', '300px'],
  ['member-strip', '390px'],
  ['member-name', '132px'],
  ['member', '700px'],
] as const;

const main = document.createElement('main');
main.style.cssText =
  'display:grid;grid-template-columns:max-content max-content max-content 1fr;gap:16px;padding:24px;align-items:start';
document.body.append(main);
for (const { name, answer } of STORIES) {
  for (const [slot, width] of PLACES) {
    const place = document.createElement('div');
    place.title = name;
    place.style.inlineSize = width;
    main.append(place);
    widget.mount(
      place,
      { page: 'top', query: '' },
      fakeHost({ slot, answers: { [fakeSites.userApi]: answer } }),
    );
  }
}
