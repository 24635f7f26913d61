import { fakeHost } from '../testing/index.ts';
import { noteFollowed, readFollowed, readSession, writeUi } from './index.ts';

function aSession(text?: string) {
  const { session } = fakeHost().storage;
  if (text !== undefined) session.set('vuex', text);
  return session;
}

describe('the course that was followed last', () => {
  it('[R9.04] is stored with the flag of an advertisement under the state of the interface, beside the fields of others', () => {
    const session = aSession('{"normalCondition":"x","ui":{"opened":"detail"}}');
    expect(readFollowed(session)).toBeUndefined();
    noteFollowed(session, { courseId: 7, isAd: true });
    expect(readSession(session)).toEqual({
      normalCondition: 'x',
      ui: { opened: 'detail', targetId: 7, isClickPrGolfCourse: true },
    });
    expect(readFollowed(session)).toEqual({ courseId: 7, isAd: true });
    noteFollowed(session, { courseId: 3, isAd: false });
    writeUi(session, { opened: 'list' });
    expect(readFollowed(session)).toEqual({ courseId: 3, isAd: false });
  });

  it.each(['', 'null', '[]', '7', '{"ui":[7]}', '{"ui":{"targetId":"7"}}', '{'])(
    '[R9.04] is unknown when the session holds %j, and can still be stored',
    (text) => {
      const session = aSession(text);
      expect(readFollowed(session)).toBeUndefined();
      noteFollowed(session, { courseId: 8, isAd: true });
      expect(readFollowed(session)).toEqual({ courseId: 8, isAd: true });
    },
  );
});
