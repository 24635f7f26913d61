import type { BlockProps } from '../blocks/blockProps.ts';
import styles from './LateNotice.module.css';
import { NoticeBar } from './NoticeBar.tsx';

/**
 * A notice that the browser loaded: it stands at the foot of the window, so that the page under the
 * reader does not move.
 */
export function LateNotice(props: BlockProps) {
  return (
    <div className={styles.late} data-sticks="end">
      <NoticeBar {...props} />
    </div>
  );
}
