import { FLAG_OPTIONS } from 'shared-contracts/search';
import { aSearchCondition } from 'shared-contracts/testing';
import { COURSE_FLAGS } from '../flags.ts';
import { toWishes } from './toWishes.ts';

describe('what a condition asks of plans and courses', () => {
  it.each(FLAG_OPTIONS)('[R3.01] (%s) differs from what every other option asks', (option) => {
    const asked = toWishes(aSearchCondition({ except: [], [option]: true }), false);
    const others = [...FLAG_OPTIONS.filter((other) => other !== option), undefined].map((other) =>
      toWishes(aSearchCondition({ except: [], ...(other && { [other]: true }) }), false),
    );
    for (const other of others) expect(asked).not.toEqual(other);
  });

  it('[R3.01] is one kind of stay when a kind is named, else any kind', () => {
    const wish = (fields: Parameters<typeof aSearchCondition>[0]) =>
      toWishes(aSearchCondition(fields), false).anyPlanFlags;
    expect(wish({ stay: true, stayCode: '1' })).toEqual(wish({ stayCode: '1' }));
    expect(wish({ stay: true })).not.toEqual(wish({ stayCode: '1' }));
    expect(wish({})).toEqual([]);
  });

  it('[R3.07] is no short course when those are excluded (0), a short course when they are included (1), and any course when they are of no matter (2)', () => {
    const wishes = [0, 1, 2].map((shortCourse) => {
      const wish = toWishes(aSearchCondition({ except: [], shortCourse }), false);
      return [wish.courseFlags, wish.withoutCourseFlags];
    });
    const { shortCourse } = COURSE_FLAGS;
    expect(wishes).toEqual([
      [0, shortCourse],
      [shortCourse, 0],
      [0, 0],
    ]);
  });
});
