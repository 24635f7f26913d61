import styles from './BlockTitle.module.css';

/** The title of a block, with a bar in the colour of the pin flag. */
export function BlockTitle({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <h2 className={styles.title} id={id}>
      {text}
    </h2>
  );
}
