/** @jest-environment node */
import fc from 'fast-check';
import { splitAtLent, takeLent } from './lentSlots.ts';

describe('the slots of a frame whose place is inside a widget', () => {
  it('[R1.07] are taken out of it, each with its HTML', () => {
    expect(
      takeLent('<main><p></p><template data-lent-slot="left_ad"><div>ads</div></template></main>'),
    ).toEqual({
      html: '<main><p></p></main>',
      lent: new Map([['left_ad', '<div>ads</div>']]),
    });
    expect(takeLent('<main></main>')).toEqual({ html: '<main></main>', lent: new Map() });
  });
});

describe('the HTML of a widget that lends an element', () => {
  it('[R1.07] is split behind the begin of the element', () => {
    expect(splitAtLent('<ol><li><lent-slot name="left_ad"></lent-slot></li></ol>')).toEqual([
      { text: '<ol><li><lent-slot name="left_ad">', lentTo: 'left_ad' },
      { text: '</lent-slot></li></ol>', lentTo: '' },
    ]);
  });

  it('[R7.02] is whole for any text, also one that looks nearly like a lent element', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom('<lent-slot name="a">', '</lent-slot>', '&lt;lent-slot name="a">', '"a">'),
      ),
    );
    fc.assert(
      fc.property(pieces, (texts) => {
        const html = texts.join('');
        const parts = splitAtLent(html);
        expect(parts.map(({ text }) => text).join('')).toBe(html);
        expect(parts.at(-1)?.lentTo).toBe('');
      }),
    );
  });
});
