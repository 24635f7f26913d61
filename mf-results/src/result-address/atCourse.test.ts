/** @jest-environment node */
import { aSearchCondition } from 'shared-contracts/testing';
import { atCourse } from './atCourse.ts';

describe('the search of one course', () => {
  const condition = {
    ...aSearchCondition({ page: 3, view: 'calendar', players: 2 }),
    highway: 1,
    distance: 2,
  };

  it('[R5.35] is for its name in place of the area and the road, and keeps what else was asked for', () => {
    expect(atCourse(condition, '東ゴルフ場')).toEqual({
      ...condition,
      courseName: '東ゴルフ場',
      area: [],
      highway: 0,
      distance: 0,
      page: 1,
      view: 'list',
    });
  });

  it('[R5.35] stays overseas', () => {
    expect(atCourse({ ...condition, area: [48], country: [1] }, '東ゴルフ場')).toMatchObject({
      area: [48],
      country: [],
    });
  });
});
