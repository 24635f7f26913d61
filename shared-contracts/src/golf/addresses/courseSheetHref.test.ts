import fc from 'fast-check';
import { courseSheetHref } from './courseSheetHref.ts';

describe('the address of a course', () => {
  it('is that of its sheet, with the day, the party and the campaign', () => {
    const named = { courseId: 7, playDate: '2026-11-22', players: 2, campaign: 'mail' };
    expect(courseSheetHref(named)).toBe('/course/7/?date=2026-11-22&players=2&tp=mail');
  });

  it('names nothing that is not known', () => {
    const unknown = { courseId: 7, playDate: '', players: 0, campaign: '' };
    expect([courseSheetHref({ courseId: 7 }), courseSheetHref(unknown)]).toEqual([
      '/course/7/',
      '/course/7/',
    ]);
  });

  it('stays on this site and says only what is meant, whatever the campaign is called', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.string({ minLength: 1, unit: 'grapheme' }),
        (courseId, campaign) => {
          const href = courseSheetHref({ courseId, players: 3, campaign });
          const url = new URL(href, 'https://golf.example');
          expect([url.origin, url.pathname, url.hash]).toEqual([
            'https://golf.example',
            `/course/${courseId}/`,
            '',
          ]);
          expect([...url.searchParams]).toEqual([
            ['players', '3'],
            ['tp', campaign],
          ]);
        },
      ),
    );
  });
});
