import { fakeHost } from 'shared-contracts/testing';
import { noteAdClick, wasAdClicked } from './clickedCourse.ts';

describe('the clicked sponsored course', () => {
  it('[R9.04] is kept in the session with its id, beside what others keep there', () => {
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
    '[R9.04] is none where the storage holds %j, and can be noted all the same',
    (text) => {
      const { storage } = fakeHost();
      storage.session.set('uiState', text);
      expect(wasAdClicked(storage)).toBe(false);
      noteAdClick(storage, 8);
      expect(wasAdClicked(storage)).toBe(true);
    },
  );
});
