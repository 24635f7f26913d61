import { theElement } from '../../../testing/theElement.ts';
import { lookAtSlot } from './lookAtSlot.ts';
import { markEmpty } from './markEmpty.ts';
import { watchSight } from './watchSight.ts';

/** jsdom has no layout. These replace what a browser would measure. */
const heights = new WeakMap<Element, number>();
const undisplayed = new Set<Element>();
function isShown(element: Element | null): boolean {
  return !element || (!undisplayed.has(element) && isShown(element.parentElement));
}

const untouched = HTMLElement.prototype.getBoundingClientRect;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  undisplayed.clear();
  HTMLElement.prototype.getBoundingClientRect = function size() {
    return new DOMRect(0, 0, 100, isShown(this) ? (heights.get(this) ?? 20) : 0);
  };
  HTMLElement.prototype.checkVisibility = function check() {
    return isShown(this);
  };
});
afterEach(() => {
  jest.useRealTimers();
  HTMLElement.prototype.getBoundingClientRect = untouched;
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
  document.body.replaceChildren();
});

function aSlot(content: string) {
  document.body.innerHTML = `<main><div data-slot="x"><div><div data-island="x">${content}</div></div></div></main>`;
  return {
    around: theElement('main'),
    slot: theElement('[data-slot]'),
    holder: theElement('[data-slot] > div'),
    island: theElement('[data-island]'),
  };
}

describe('what a person sees of a slot', () => {
  it.each([
    ['text', '<p>10組</p>', 'seen'],
    ['a control', '<input>', 'seen'],
    ['a picture', '<svg></svg>', 'seen'],
    ['work in progress', '<div aria-busy="true"></div>', 'seen'],
    ['blank elements', '<div> </div>', 'nothing'],
    ['no element', '', 'empty'],
  ])('with %s in it', (_what, content, sight) => {
    expect(lookAtSlot(aSlot(content).holder)).toBe(sight);
  });

  it('is nothing if the element was removed, the slot was hidden, or it has no height', () => {
    const emptied = aSlot('text');
    emptied.island.remove();
    expect(lookAtSlot(emptied.holder)).toBe('emptied');
    const hidden = aSlot('text');
    undisplayed.add(hidden.slot);
    expect(lookAtSlot(hidden.holder)).toBe('hidden');
    const flat = aSlot('text');
    heights.set(flat.island, 0);
    expect(lookAtSlot(flat.holder)).toBe('flat');
  });

  it('is not judged if the page itself hides that place', () => {
    const { around, holder } = aSlot('text');
    undisplayed.add(around);
    expect(lookAtSlot(holder)).toBe('away');
  });
});

describe('the watch over a slot', () => {
  const watch = (content: string, { mayBeEmpty = false } = {}) => {
    const parts = aSlot(content);
    const told: string[] = [];
    const watched = watchSight({
      holder: parts.holder,
      mayBeEmpty,
      onSeen: () => told.push('seen'),
      onLost: (sight) => told.push(`lost: ${sight}`),
    });
    return { ...parts, told, watched };
  };
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  it('[R10.05] tells at once that a person sees it, and nothing more while that is true', async () => {
    const { told } = watch('text');
    expect(told).toEqual(['seen']);
    await pass(20_000);
    expect(told).toEqual(['seen']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('[R10.05] tells that it is seen only when something is drawn', async () => {
    const { told, island } = watch('');
    await pass(3000);
    expect(told).toEqual([]);
    island.append('text');
    await pass(0);
    expect(told).toEqual(['seen']);
  });

  it('[R10.05] of a widget that wrongly draws nothing: tells after five seconds that it is lost', async () => {
    const { told } = watch('<div></div>');
    await pass(4000);
    expect(told).toEqual([]);
    await pass(1500);
    expect(told).toEqual(['lost: nothing']);
    await pass(20_000);
    expect(told).toEqual(['lost: nothing']);
  });

  it('[R10.05] of a widget that may show nothing: accepts that, but not that other code empties it', async () => {
    const { told, holder } = watch('', { mayBeEmpty: true });
    expect(told).toEqual(['seen']);
    await pass(20_000);
    holder.replaceChildren();
    await pass(6000);
    expect(told).toEqual(['seen', 'lost: emptied']);
  });

  it('[R10.05] of a widget that may show nothing, but has elements that draw nothing: tells that it is lost', async () => {
    const { told } = watch('<div></div>', { mayBeEmpty: true });
    await pass(6000);
    expect(told).toEqual(['lost: nothing']);
  });

  it('[R10.05] of a widget that is emptied long after it was ready: tells that it is lost', async () => {
    const { told, island } = watch('text');
    await pass(60_000);
    island.replaceChildren();
    await pass(6000);
    expect(told).toEqual(['seen', 'lost: empty']);
  });

  it('[R10.05] of a widget that stays hidden after an update: tells after five seconds that it is lost', async () => {
    const { told, slot, watched } = watch('text');
    await pass(60_000);
    undisplayed.add(slot);
    watched.look();
    await pass(3000);
    undisplayed.delete(slot);
    await pass(20_000);
    expect(told).toEqual(['seen']);
    undisplayed.add(slot);
    watched.look();
    await pass(6000);
    expect(told).toEqual(['seen', 'lost: hidden']);
  });

  it('tells nothing once it is closed', async () => {
    const { told, island, watched } = watch('text');
    watched.close();
    island.replaceChildren();
    await pass(20_000);
    expect(told).toEqual(['seen']);
  });
});

it('a slot keeps saying whether its widget draws anything', async () => {
  const { slot, holder, island } = aSlot('');
  const end = markEmpty(holder);
  const said = [slot.dataset['empty']];
  const change = async (act: () => void) => {
    act();
    await Promise.resolve();
    said.push(slot.dataset['empty']);
  };
  await change(() => island.append('text'));
  await change(() => island.replaceChildren());
  await change(() => island.append('text'));
  await change(() => holder.replaceChildren());
  end();
  await change(() => holder.append('text'));
  expect(said).toEqual(['true', 'false', 'true', 'false', 'true', 'true']);
});
