import { ISLAND_EVENTS } from 'shared-contracts/widget';
import { theElement } from '../../../testing/theElement.ts';
import { TOUCH_SCRIPT } from './touchScript.ts';
import { touchedSlot } from './touchedSlot.ts';

// jsdom does not run scripts that are set as HTML
beforeAll(() => new Function(TOUCH_SCRIPT)());

/** Puts an island of the server into the page. Counts the presses that its widget answers. */
function anIsland(html: string, slot = 'results') {
  document.body.innerHTML = `<div data-slot="${slot}"><div data-island="${slot}">${html}</div></div>`;
  const island = theElement<HTMLElement>('[data-island]');
  const answered: string[] = [];
  const tell = (stage: keyof typeof ISLAND_EVENTS) =>
    island.dispatchEvent(new Event(ISLAND_EVENTS[stage], { bubbles: true }));
  return {
    press: (selector: string) => theElement<HTMLElement>(selector).click(),
    wake: () => {
      tell('wakes');
      island.addEventListener('click', ({ target }) => {
        if (target instanceof HTMLElement) answered.push(target.id);
      });
    },
    live: () => tell('alive'),
    answered,
  };
}

const BUTTON = '<button type="button" id="more">more</button>';

it('[R10.05] presses a button again when its island is alive, once for all presses', () => {
  const { press, wake, live, answered } = anIsland(BUTTON);
  press('#more');
  press('#more');
  wake();
  expect(answered).toEqual([]);
  live();
  live();
  expect(answered).toEqual(['more']);
});

it('leaves presses to the widget from the moment when it wakes up', () => {
  const { press, wake, live, answered } = anIsland(BUTTON);
  wake();
  press('#more');
  live();
  expect(answered).toEqual(['more']);
});

it('keeps the presses of other islands', () => {
  const { press, answered, wake, live } = anIsland(BUTTON);
  press('#more');
  const other = document.createElement('div');
  document.body.append(other);
  other.dispatchEvent(new Event(ISLAND_EVENTS.alive, { bubbles: true }));
  wake();
  expect(answered).toEqual([]);
  live();
  expect(answered).toEqual(['more']);
});

it('[R10.05] shows a box to the widget as the server sent it, and then presses it', () => {
  const { press, wake, live } = anIsland('<input type="checkbox" id="compare">');
  const box = theElement<HTMLInputElement>('#compare');
  press('#compare');
  expect(box.checked).toBe(true);
  wake();
  expect(box.checked).toBe(false);
  live();
  expect(box.checked).toBe(true);
});

it('[R10.05] leaves a button as it is that says another thing by now, as a heart of a course that is kept', () => {
  const { press, wake, live, answered } = anIsland(
    '<button type="button" id="heart" aria-pressed="false">keep</button>',
  );
  press('#heart');
  wake();
  theElement('#heart').setAttribute('aria-pressed', 'true');
  live();
  expect(answered).toEqual([]);
});

it('[R10.05] keeps a box that is pressed while its island wakes up, and presses it when it is alive', () => {
  const { press, wake, live, answered } = anIsland('<input type="checkbox" id="compare">');
  wake();
  press('#compare');
  expect(answered).toEqual([]);
  live();
  expect(answered).toEqual(['compare']);
  expect(theElement<HTMLInputElement>('#compare').checked).toBe(true);
});

it('[R10.02] leaves boxes and lists to a widget that says nothing of its stages, as one without React', () => {
  anIsland(
    '<input type="checkbox" id="box"><form data-applied-at-once><select id="list"></select></form>',
  );
  const heard: string[] = [];
  theElement('#box').addEventListener('click', () => heard.push('box'));
  theElement('#list').addEventListener('change', () => heard.push('list'));
  theElement<HTMLElement>('#box').click();
  theElement('#list').dispatchEvent(new Event('change', { bubbles: true }));
  expect(heard).toEqual(['box', 'list']);
});

it('[R5.02] forgets a button of a form in which something was entered after it was pressed', () => {
  const { press, wake, live, answered } = anIsland(
    '<form><button type="button" id="clear">clear</button><input id="name"></form>',
  );
  press('#clear');
  theElement('#name').dispatchEvent(new Event('input', { bubbles: true }));
  wake();
  live();
  expect(answered).toEqual([]);
});

it('[R10.05] tells a widget of what was opened before it came', () => {
  const { wake, live } = anIsland('<details id="plans"><summary>plans</summary></details>');
  const plans = theElement<HTMLDetailsElement>('#plans');
  plans.open = true;
  wake();
  const told: boolean[] = [];
  plans.addEventListener('toggle', () => told.push(plans.open));
  live();
  expect(told).toEqual([true]);
});

it('forgets a box that is pressed twice', () => {
  const { press, wake, live, answered } = anIsland('<input type="checkbox" id="compare">');
  press('#compare');
  press('#compare');
  wake();
  live();
  expect(answered).toEqual([]);
});

it.each([
  ['a link', '<a id="it">course</a>'],
  ['a summary', '<details><summary id="it">area</summary></details>'],
  ['a button that sends a form', '<form><button id="it">search</button></form>'],
  ['a box of a form', '<form><input type="checkbox" id="it"></form>'],
])('does not press %s again, which works without the widget', (_what, html) => {
  const { press, wake, live, answered } = anIsland(html);
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  press('#it');
  wake();
  live();
  expect(answered).toEqual([]);
});

describe('an order that is chosen in a list before its island is alive', () => {
  const list = (attributes: string) =>
    `<form ${attributes}><select id="order"><option value="rsv">a</option><option value="rate">b</option></select></form>`;
  function choose(html: string, stage: 'asleep' | 'awake' = 'asleep') {
    const { wake, live } = anIsland(html);
    const order = theElement<HTMLSelectElement>('#order');
    // as a widget does whose list shows what the address says, at the first event that reaches it
    const show = () => (order.value = 'rsv');
    const heard: string[] = [];
    let isAlive = false;
    const hear = () => heard.push(`${isAlive ? 'alive' : 'early'}: ${order.value}`);
    const begin = () => {
      wake();
      order.addEventListener('input', show);
      order.addEventListener('change', hear);
    };
    if (stage === 'awake') begin();
    order.value = 'rate';
    for (const type of ['input', 'change']) order.dispatchEvent(new Event(type, { bubbles: true }));
    if (stage === 'asleep') begin();
    show();
    isAlive = true;
    live();
    live();
    return heard;
  }

  it('[R2.15] is chosen once more where it is applied at once', () => {
    expect(choose(list('data-applied-at-once'))).toEqual(['alive: rate']);
  });

  it('[R2.15] is chosen once more where the island was waking up, and had not taken the list over', () => {
    expect(choose(list('data-applied-at-once'), 'awake')).toEqual(['alive: rate']);
  });

  it('[R2.15] is sent by its form together with what else was chosen in it', () => {
    const { press, wake, live } = anIsland(`<form id="choices" data-applied-at-once>
      <select id="order" name="order"><option value="rsv">a</option><option value="rate">b</option></select>
      <select id="players" name="players"><option value="0">a</option><option value="2">b</option></select>
    </form><label data-applied-at-once><input type="checkbox" form="choices" id="box" name="compare_with" value="7"></label>`);
    const sent: string[] = [];
    const form = theElement<HTMLFormElement>('#choices');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(String(new URLSearchParams([...new FormData(form)] as [string, string][])));
    });
    for (const [id, value] of [
      ['order', 'rate'],
      ['players', '2'],
    ] as const) {
      const list = theElement<HTMLSelectElement>(`#${id}`);
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
    press('#box');
    wake();
    theElement<HTMLSelectElement>('#order').value = 'rsv';
    live();
    live();
    expect(sent).toEqual(['order=rate&players=2&compare_with=7']);
  });

  it('is left to the form that is sent by its button', () => {
    expect(choose(list(''))).toEqual([]);
  });
});

it('presses nothing that the widget has taken away', () => {
  const { press, wake, live, answered } = anIsland(BUTTON);
  press('#more');
  wake();
  theElement('#more').remove();
  live();
  expect(answered).toEqual([]);
});

it.each(['pointerdown', 'focusin'])('names the slot that was touched last (%s)', (touch) => {
  delete document.documentElement.dataset['touched'];
  const { wake } = anIsland(BUTTON, 'search');
  const button = theElement('#more');
  button.dispatchEvent(new Event(touch, { bubbles: true }));
  expect(touchedSlot()).toBe('search');
  delete document.documentElement.dataset['touched'];
  wake();
  button.dispatchEvent(new Event(touch, { bubbles: true }));
  expect(touchedSlot()).toBeUndefined();
});
