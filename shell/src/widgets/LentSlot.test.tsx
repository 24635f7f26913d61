import { act, render } from '@testing-library/react';
import { MessagesProvider } from 'shared-ui/messages';
import { aPageState } from '../../testing/builders.ts';
import { someServices } from '../../testing/renderFrame.tsx';
import { theElement } from '../../testing/theElement.ts';
import { LentSlot } from './LentSlot.tsx';
import { SlotsContext } from './SlotsContext.ts';

const state = aPageState({ release: { widgets: {}, slots: {} } });
const services = someServices(state);

/** A page with a slot that has no place of its own, beside a widget whose HTML is `html`. */
async function show(html: string) {
  document.body.innerHTML = `<div id="widget">${html}</div><div id="page"></div>`;
  const value = {
    release: state.release,
    language: 'ja',
    props: services.firstPaint,
    services,
  } as const;
  const container = theElement('#page');
  render(
    <MessagesProvider locale="ja" messages={state.messages} telemetry={console}>
      <SlotsContext value={value}>
        <LentSlot name="left_ad" />
      </SlotsContext>
    </MessagesProvider>,
    { container },
  );
  return {
    container,
    widget: theElement('#widget'),
    change: (next: string) =>
      act(async () => {
        theElement('#widget').innerHTML = next;
      }),
  };
}
const LENT = '<ol><li>1</li><li><lent-slot name="left_ad"></lent-slot></li></ol>';

describe('a slot to which a widget lends an element', () => {
  it('[R1.07] is in that element, and nowhere in its own place', async () => {
    const { widget, container } = await show(LENT);
    expect(widget.querySelector('lent-slot > [data-slot="left_ad"]')).not.toBeNull();
    expect(container).toBeEmptyDOMElement();
  });

  it('[R1.07] comes when the widget lends the element, goes with it, and comes again', async () => {
    const { widget, change } = await show('<p>searching</p>');
    expect(document.querySelector('[data-slot="left_ad"]')).toBeNull();
    await change(LENT);
    expect(widget.querySelector('lent-slot > [data-slot="left_ad"]')).not.toBeNull();
    await change('<lent-slot name="other"></lent-slot>');
    expect(document.querySelector('[data-slot="left_ad"]')).toBeNull();
    await change(LENT);
    expect(document.querySelectorAll('[data-slot="left_ad"]')).toHaveLength(1);
  });

  it('[R7.09] takes over the island that the server has painted there', async () => {
    const painted =
      '<div data-slot="left_ad"><div class="holder"><div data-island="left_ad"><p>ad</p></div></div></div>';
    const { widget } = await show(`<lent-slot name="left_ad">${painted}</lent-slot>`);
    const slots = widget.querySelectorAll('[data-slot="left_ad"]');
    expect(slots).toHaveLength(1);
    expect(slots[0]?.lastElementChild?.innerHTML).toBe(
      '<div data-island="left_ad"><p>ad</p></div>',
    );
  });
});
