import fc from 'fast-check';
import { BLOCK_LOOKS } from './blocksOfSlot.ts';
import { toContentItem } from './toContentItem.ts';
import { aPicture } from '../testing/contentAnswers.ts';

const { topSlider, news, notice, service } = BLOCK_LOOKS;

describe('toContentItem', () => {
  it('[R3.18] reads href, src, alt and label of a displayed entry', () => {
    expect(toContentItem(aPicture(1, { width: 320, height: 180 }), topSlider)).toEqual({
      href: '/search/result/?area%5B%5D=1',
      src: '/gora/image/course/1/photo1.svg',
      alt: '写真1',
      label: '特集その1',
      language: 'ja',
      width: 320,
      height: 180,
    });
  });

  it('[R3.18] leaves out an entry that is not displayed', () => {
    expect(toContentItem(aPicture(1, { display: 0 }), topSlider)).toBeUndefined();
  });

  it.each([
    null,
    7,
    'text',
    [],
    { href: 7 },
    { ...aPicture(1), alt: null },
    { ...aPicture(1), label: 3 },
    { ...aPicture(1), display: '1' },
    {},
  ])('[R3.18] leaves out %j, which is no entry', (given) => {
    expect(toContentItem(given, topSlider)).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
  ])('[R3.18] leaves out an entry that leads to or shows %j', (address) => {
    expect(toContentItem(aPicture(1, { href: address }), topSlider)).toBeUndefined();
    expect(toContentItem(aPicture(1, { src: address }), topSlider)).toBeUndefined();
  });

  it.each(['avif', 'webp'])('[R3.18] checks the address of the same picture as %s', (format) => {
    expect(toContentItem(aPicture(1, { [format]: `/picture.${format}` }), topSlider)).toMatchObject(
      { [format]: `/picture.${format}` },
    );
    expect(
      toContentItem(aPicture(1, { [format]: 'javascript:alert(1)' }), topSlider),
    ).toBeUndefined();
  });

  it('[R3.18] keeps only http and https addresses of any input', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('javascript:alert(1)', 'data:,x', ' vbscript:x'),
    );
    fc.assert(
      fc.property(
        fc.record({ href: text, src: text, label: fc.string(), alt: fc.anything() }),
        (given) => {
          const item = toContentItem(given, topSlider);
          for (const address of [item?.href, item?.src])
            if (address !== undefined)
              expect(new URL(address, 'https://a.example').protocol).toMatch(/^https?:$/);
        },
      ),
    );
  });

  it.each([{ href: '' }, { src: undefined }, { label: ' ', alt: '' }])(
    'leaves out a picture with %j, which lacks its link, its image or its name',
    (over) => {
      expect(toContentItem(aPicture(1, over), topSlider)).toBeUndefined();
    },
  );

  it.each([
    { width: 0, height: 10 },
    { width: 1e9, height: 1 },
    { width: 1.5, height: 2 },
    { width: 300 },
  ])('takes the size of the block for %j', (size) => {
    expect(toContentItem(aPicture(1, size), topSlider)).toMatchObject({ width: 640, height: 360 });
  });

  it.each(['2026-02-30', '20261120', '', undefined])('leaves out news of the day %j', (date) => {
    expect(toContentItem({ label: 'a', date }, news)).toBeUndefined();
  });

  it('reads news, notices and services, which need no picture', () => {
    expect(toContentItem({ label: 'a', date: '2026-11-20' }, news)).toMatchObject({
      label: 'a',
      date: '2026-11-20',
    });
    expect(toContentItem({ text: '台風のお知らせ' }, notice)).toMatchObject({
      label: '台風のお知らせ',
    });
    expect(toContentItem({ label: '地図検索', href: '/search/map/' }, service)).toMatchObject({
      label: '地図検索',
      href: '/search/map/',
    });
  });
});
