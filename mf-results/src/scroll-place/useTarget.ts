import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noteFollowed, readFollowed } from 'shared-contracts/session';
import { keepCourse } from 'shared-ui/favourites';
import { useHost } from 'shared-ui/island';
import { courseFollowed } from '../results/resultsSlice.ts';
import { selectResults } from '../store.ts';

/**
 * R3.10, R9.04: returns the course of the list that the visitor followed last, also in an earlier
 * document of the session, and the function that notes another one. It is `null` when that was an
 * advertisement.
 */
export function useTarget(): {
  readonly targetId: number | null;
  readonly follow: (courseId: number) => void;
} {
  const { storage } = useHost();
  const dispatch = useDispatch();
  const { targetId } = useSelector(selectResults);
  useEffect(() => {
    const followed = readFollowed(storage.session);
    if (followed && !followed.isAd) dispatch(courseFollowed(followed.courseId));
  }, [dispatch, storage]);
  const follow = useCallback(
    (courseId: number) => {
      dispatch(courseFollowed(courseId));
      keepCourse(storage, 'seen_courses', courseId);
      noteFollowed(storage.session, { courseId, isAd: false });
    },
    [dispatch, storage],
  );
  return { targetId, follow };
}
