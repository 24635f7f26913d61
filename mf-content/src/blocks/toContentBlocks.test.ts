import { MOBILE_BLOCKS, PC_BLOCKS } from 'shared-contracts/gateway';
import { aPicture, pcBlocks } from '../testing/contentAnswers.ts';
import { blocksOfSlot } from './blocksOfSlot.ts';
import { toContentBlocks } from './toContentBlocks.ts';

describe('toContentBlocks', () => {
  it.each([null, 7, 'x', {}, [null], [aPicture(1, { href: 'javascript:alert(1)' })]])(
    '[R3.18] leaves out a block that is %j and keeps the others',
    (wrong) => {
      const blocks = toContentBlocks(
        { ...pcBlocks(), topSlider: wrong },
        blocksOfSlot('content-main', 'pc'),
      );
      expect(Object.keys(blocks)).toEqual(['news', 'pcMiddleBanner', 'middleSlider']);
    },
  );

  it('[R3.18] leaves out a wrong entry and keeps the others of its block', () => {
    const blocks = toContentBlocks(
      { topSlider: [aPicture(1), null, aPicture(2, { src: 'data:,x' }), aPicture(3)] },
      ['topSlider'],
    );
    expect(blocks.topSlider?.map(({ alt }) => alt)).toEqual(['写真1', '写真3']);
  });

  it('shows five rows of news at most', () => {
    const news = Array.from({ length: 9 }, (_, at) => ({ label: `${at}`, date: '2026-11-20' }));
    expect(toContentBlocks({ news }, ['news']).news).toHaveLength(5);
  });
});

describe('blocksOfSlot', () => {
  it.each([
    ['pc', PC_BLOCKS],
    ['sp', MOBILE_BLOCKS],
  ] as const)('[R2.21] gives every block of %s exactly one place', (device, all) => {
    const placed = ['notice', 'content-main', 'content-side'].flatMap((slot) =>
      blocksOfSlot(slot, device),
    );
    expect(placed.toSorted()).toEqual([...all].toSorted());
  });

  it('returns no blocks for a slot of another widget', () => {
    expect(blocksOfSlot('toString', 'pc')).toEqual([]);
  });
});
