import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessagesProvider } from 'shared-ui/messages';
import { BLOCK_LOOKS } from '../blocks/blocksOfSlot.ts';
import { toContentItem } from '../blocks/toContentItem.ts';
import ja from '../messages/ja.json';
import { aPicture } from '../testing/contentAnswers.ts';
import { Slider } from './Slider.tsx';

/** Gives the list the layout that jsdom lacks: five slides of 100 pixels, two beside each other. */
function layOut() {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(
    this: HTMLElement,
  ) {
    return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  HTMLElement.prototype.scrollTo = function scrollTo(place?: ScrollToOptions | number) {
    const left = typeof place === 'object' ? (place.left ?? 0) : 0;
    this.scrollLeft = Math.min(left, 300);
    fireEvent.scroll(this);
  };
}

const items = [1, 2, 3, 4, 5].flatMap(
  (at) => toContentItem(aPicture(at), BLOCK_LOOKS.topSlider) ?? [],
);
function open() {
  return render(
    <MessagesProvider locale="ja-JP" messages={ja} telemetry={console}>
      <Slider block="topSlider" items={items} isFirst />
    </MessagesProvider>,
  );
}

describe('a slider', () => {
  beforeEach(layOut);
  const { matchMedia } = window;
  afterEach(() => {
    jest.restoreAllMocks();
    window.matchMedia = matchMedia;
  });

  it('[R2.21] is a named carousel of links', () => {
    open();
    expect(screen.getByRole('region', { name: '特集' })).toHaveAttribute(
      'aria-roledescription',
      'カルーセル',
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '特集その1',
      '特集その2',
      '特集その3',
      '特集その4',
      '特集その5',
    ]);
    expect(screen.getByRole('link', { name: '写真1 特集その1' })).toHaveAttribute(
      'href',
      '/search/result/?area%5B%5D=1',
    );
  });

  it('turns pages by its buttons and names the present page', async () => {
    open();
    const next = screen.getByRole('button', { name: '次へ' });
    const previous = screen.getByRole('button', { name: '前へ' });
    expect(screen.getByText('1/3')).toBeVisible();
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(screen.getByText('2/3')).toBeVisible();
    await userEvent.click(next);
    expect(screen.getByText('3/3')).toBeVisible();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await userEvent.click(previous);
    expect(screen.getByText('2/3')).toBeVisible();
  });

  it.each([
    [true, 'smooth'],
    [false, 'instant'],
  ])(
    'glides for its buttons when motion is welcome (%s: %s), and never for the focus',
    async (isWelcome, behavior) => {
      // the slider reads nothing but `matches`
      window.matchMedia = ((query: string) => ({
        matches: isWelcome && query.includes('no-preference'),
      })) as typeof window.matchMedia;
      open();
      const turn = jest.spyOn(HTMLElement.prototype, 'scrollTo');
      await userEvent.click(screen.getByRole('button', { name: '次へ' }));
      expect(turn).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
      // a list that glides to the focus loses it when a picture that loads snaps the list back
      expect(readFileSync(join(__dirname, 'Slider.module.css'), 'utf8')).not.toMatch(
        /(?<!over)scroll-behavior/,
      );
    },
  );

  it('follows the scroll of a finger', () => {
    open();
    const list = screen.getByRole('list');
    list.scrollLeft = 300;
    act(() => void fireEvent.scroll(list));
    expect(screen.getByText('3/3')).toBeVisible();
  });

  it('loads only the first picture at once, and gives each its size', () => {
    const { container } = open();
    const images = [...container.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
      'lazy',
      'lazy',
    ]);
    for (const image of images) expect([image.width, image.height]).toEqual([640, 360]);
  });
});
