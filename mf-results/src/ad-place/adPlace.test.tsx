import { aCourseItem, anEmptyReply, aSearchReply, fakeHost } from 'shared-contracts/testing';
import { aFacetsReply } from '../gateway/testing/views.ts';
import { showResults } from '../testing/showResults.tsx';

function hostWith(reply: unknown) {
  return fakeHost({
    answers: {
      '/course/search': reply,
      '/course/coupon/search': { data: { golf_courses: [] } },
      '/course/count': { result_status: 200, search_cnt: 7 },
      '/course/facets': aFacetsReply(),
    },
  });
}
function aPageOf(courses: number) {
  return aSearchReply({
    search_cnt: courses,
    page_cnt: 1,
    items: Array.from({ length: courses }, (_, index) => aCourseItem({ c_id: index + 1 })),
  });
}
/** How many courses stand before the place of the advertisements; undefined if there is no place. */
function before(): number | undefined {
  const [place, ...others] = document.querySelectorAll('lent-slot[name="left_ad"]');
  expect(others).toEqual([]);
  if (!place) return undefined;
  return [...document.querySelectorAll('article')].filter(
    (card) => card.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).length;
}

describe('the place of the advertisements', () => {
  it.each([
    [9, 3],
    [4, 3],
    [2, 2],
  ])('[R1.07] of %i courses is in the list, after %i of them', async (courses, expected) => {
    await showResults(hostWith(aPageOf(courses)), 'area[]=12');
    expect(before()).toBe(expected);
    expect(document.querySelector('ol > li > lent-slot')).not.toBeNull();
  });

  it('[R1.07] is below what stands there where there is no list', async () => {
    await showResults(hostWith(anEmptyReply()), 'area[]=12');
    expect(document.querySelector('ol lent-slot')).toBeNull();
    expect(before()).toBeDefined();
  });

  it('[R1.07] is not there where a search is refused', async () => {
    await showResults(hostWith(aPageOf(9)), 'area[]=999');
    expect(before()).toBeUndefined();
  });

  it('[R1.07] is not there while the first courses are on their way, so that nothing is asked for twice', async () => {
    await showResults(hostWith(new Promise(() => {})), 'area[]=12');
    expect(before()).toBeUndefined();
  });
});
