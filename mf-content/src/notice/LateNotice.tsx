import type { BlockProps } from '../blocks/blockProps.ts';
import styles from './LateNotice.module.css';
import { NoticeBar } from './NoticeBar.tsx';

/** A notice that comes when the page is being read already: at the foot of the window, so that nothing moves. */
export function LateNotice(props: BlockProps) {
  return (
    <div className={styles.late} data-sticks="end">
      <NoticeBar {...props} />
    </div>
  );
}
