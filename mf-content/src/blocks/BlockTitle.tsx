import styles from './BlockTitle.module.css';

/** The head of a block, with the flag's bar. */
export function BlockTitle({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <h2 className={styles.title} id={id}>
      {text}
    </h2>
  );
}
