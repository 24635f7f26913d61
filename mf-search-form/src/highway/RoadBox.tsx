import { useRef, useState, type KeyboardEvent } from 'react';
import { useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { isComposing } from '../course-name/isComposing.ts';
import { useListInSight } from '../course-name/useListInSight.ts';
import styles from './Highway.module.css';
import { roadsNamed, type RoadChoice } from './roadsOf.ts';

interface RoadBoxProps {
  readonly id: string;
  readonly roads: readonly RoadChoice[];
  /** 0 none. */
  readonly chosen: number;
  readonly disabled: boolean;
  readonly describedBy: string | undefined;
  readonly onChoose: (code: number) => void;
}

const NONE: RoadChoice = { code: 0, name: '' };

/** An editable combobox over the roads: typing narrows them, what is no road falls back to the one that was chosen. */
export const RoadBox = ({ id, roads, chosen, disabled, describedBy, onChoose }: RoadBoxProps) => {
  const t = useTranslations('highway');
  const label = useLabel();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const name = roads.find(({ code }) => code === chosen)?.name ?? '';
  const found = typed === undefined || typed === '' ? [NONE, ...roads] : roadsNamed(roads, typed);
  const optionId = (code: number) => `${id}-road-${code}`;
  const activeId = open && active !== undefined ? optionId(active) : undefined;
  useListInSight(activeId);

  const close = () => { setOpen(false); setActive(undefined); setTyped(undefined); };
  const choose = (code: number) => { onChoose(code); close(); };
  const move = (step: 1 | -1) => {
    const codes = found.map(({ code }) => code);
    const at = active === undefined ? (step === 1 ? -1 : codes.length) : codes.indexOf(active);
    setActive(open ? codes[Math.min(codes.length - 1, Math.max(0, at + step))] : chosen);
    setOpen(true);
  };
  const leave = () => {
    // an emptied field means no road; a name typed to its end means that road
    if (typed === '') onChoose(0);
    const exact = roads.find((road) => road.name === typed);
    if (exact) onChoose(exact.code);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && open && active !== undefined) choose(active);
    else if (event.key === 'Escape' && (open || chosen !== 0)) {
      if (open) close();
      else choose(0);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.box}>
      <input
        ref={input} id={id} type="text" role="combobox" aria-autocomplete="list" aria-expanded={open} aria-controls={open ? `${id}-roads` : undefined}
        aria-activedescendant={activeId} aria-describedby={describedBy} disabled={disabled} autoComplete="off" className={styles.input} lang="ja"
        placeholder={label('道路名')} value={typed ?? name}
        onChange={(event) => { setTyped(event.target.value); setActive(undefined); setOpen(true); }}
        onClick={() => setOpen(true)} onKeyDown={onKeyDown} onBlur={leave}
      />
      {open && (
        <div className={styles.popup} onPointerDown={(event) => event.preventDefault()}>
          <div id={`${id}-roads`} role="listbox" aria-label={t('roads')} className={styles.list}>
            {found.map(({ code, name: road }) => (
              // keys are the input's: it keeps the focus (APG editable combobox)
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={code} id={optionId(code)} role="option" aria-selected={code === chosen} data-active={code === active || undefined} className={styles.option}
                lang={code === 0 ? undefined : 'ja'} onClick={() => choose(code)}
              >
                {code === 0 ? t('any') : road}
              </div>
            ))}
          </div>
          {found.length === 0 && <p className={styles.words}>{t('noRoad')}</p>}
        </div>
      )}
      <VisuallyHidden><span role="status">{open && typed ? t('count', { count: found.length }) : ''}</span></VisuallyHidden>
    </div>
  );
};
