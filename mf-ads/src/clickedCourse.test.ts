import { fakeHost } from 'shared-contracts/testing';
import { noteAdClick, wasAdClicked } from './clickedCourse.ts';

describe('the clicked sponsored course', () => {
  it('[R9.04] is stored in the session with its id, beside the fields of other widgets', () => {
    const { storage } = fakeHost();
    storage.session.set('uiState', '{"opened":"detail"}');
    expect(wasAdClicked(storage)).toBe(false);
    noteAdClick(storage, 7);
    expect(wasAdClicked(storage)).toBe(true);
    expect(JSON.parse(storage.session.get('uiState') ?? '')).toEqual({
      opened: 'detail',
      targetId: 7,
      isClickPrGolfCourse: true,
    });
  });

  it.each(['', 'null', '[]', '7', '{"isClickPrGolfCourse":"yes"}', '{'])(
    '[R9.04] is unknown when the storage holds %j, and can still be stored',
    (text) => {
      const { storage } = fakeHost();
      storage.session.set('uiState', text);
      expect(wasAdClicked(storage)).toBe(false);
      noteAdClick(storage, 8);
      expect(wasAdClicked(storage)).toBe(true);
    },
  );
});
