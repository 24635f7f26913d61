import { useEffect, useRef, type ReactNode } from 'react';
import { useAddress } from '../../shell-context/AddressContext.ts';

interface FoldProps {
  readonly className?: string | undefined;
  readonly summaryClass?: string | undefined;
  readonly label?: string | undefined;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/**
 * A menu that opens without a script. With one it closes on Escape, on a click outside, and at a
 * change of address. After Escape its summary has the focus if the focus was inside.
 */
export function Fold({ className, summaryClass, label, summary, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { key } = useAddress();
  // at the end of an address, and not at its beginning: it may have been opened before the script came
  useEffect(
    () => () => {
      if (fold.current) fold.current.open = false;
    },
    [key],
  );
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (fold.current?.open && target instanceof Node && !fold.current.contains(target))
        fold.current.open = false;
    };
    const onKey = ({ key: pressed, defaultPrevented }: KeyboardEvent) => {
      if (pressed !== 'Escape' || defaultPrevented || !fold.current?.open) return;
      fold.current.open = false;
      if (fold.current.contains(document.activeElement))
        fold.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={fold} className={className}>
      <summary className={summaryClass} aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
