import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toPlayDay } from 'shared-contracts/search';
import { Dialog } from 'shared-ui/dialog';
import { useTranslations } from 'shared-ui/messages';
import type { SheetPart } from '../../field-parts/FormContext.ts';
import { useCondition, useSearchSelector } from '../../condition/store.ts';
import { useAreaText } from '../../fields/area-picker/useAreaText.ts';
import { PartyChips } from '../../fields/party/PartyChips.tsx';
import { useParty } from '../../fields/party/useParty.ts';
import { usePartyText } from '../../fields/party/usePartyText.ts';
import { DateText } from '../../fields/play-date/DateText.tsx';
import { AreaPart } from './AreaPart.tsx';
import { DatePart } from './DatePart.tsx';
import { FoldedPart } from './FoldedPart.tsx';
import styles from './SearchSheet.module.css';
import { SheetEnd } from './SheetEnd.tsx';

/** What the sheet needs of the form. */
export interface SearchSheetProps {
  readonly query: string;
  /** The part that was touched, which is open at first. */
  readonly start: SheetPart;
  readonly onClose: () => void;
  /** Searches with what the form holds. */
  readonly onSearch: () => void;
}

/** R2.13: a search overseas chooses its country in the form, where the countries are in sight. */
function usePartsInOrder(): readonly SheetPart[] {
  const mode = useSearchSelector(({ search }) => search.condition.searchMode);
  return mode === 'overseas' ? ['playDate', 'players'] : ['area', 'playDate', 'players'];
}

/** Says the chosen days as a row of the sheet does. */
function DateAnswer() {
  const t = useTranslations('playDate');
  const { playDate, widthday, planDay } = useCondition();
  return (
    <>
      <DateText date={toPlayDay(playDate)} />
      {widthday > 1 && ` ${t('length', { days: widthday })}`}
      {planDay === '0' && ` ${t('weekdaysOnly')}`}
    </>
  );
}

/** Opens one part after the other and moves the focus along; `done` has no part open. */
function useOpenPart(start: SheetPart, parts: readonly SheetPart[]) {
  const [open, setOpen] = useState<SheetPart | 'done'>(start);
  const [isLed, setLed] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLed) return;
    const at = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    const next = at ?? list.current?.closest('dialog')?.querySelector('footer button');
    (next as HTMLElement | null | undefined)?.focus();
    at?.scrollIntoView?.({ block: 'start' });
  }, [isLed, open]);
  return {
    open,
    list,
    toggle: (part: SheetPart) => {
      setLed(false);
      setOpen(open === part ? 'done' : part);
    },
    /** Shows a part, or what comes after it. */
    lead: (part: SheetPart, step: 0 | 1) => {
      setLed(true);
      setOpen(parts[parts.indexOf(part) + step] ?? 'done');
    },
  };
}

/**
 * R1.01: asks on a phone where, when and how many, one after the other: each part folds to its answer
 * when it is chosen, and the next one opens. What is chosen is in the form at once. The button says how
 * many courses a search would find.
 */
export function SearchSheet({ query, start, onClose, onSearch }: SearchSheetProps) {
  const t = useTranslations('sheet');
  const names = {
    area: useTranslations('area')('label'),
    playDate: useTranslations('playDate')('label'),
    players: useTranslations('party')('label'),
  };
  const toParty = usePartyText();
  const [players] = useParty();
  const area = useAreaText();
  const parts = usePartsInOrder();
  const { open, list, toggle, lead } = useOpenPart(start, parts);
  const answers: Readonly<Record<SheetPart, ReactNode>> = {
    area,
    playDate: <DateAnswer />,
    players: toParty(players),
  };
  const contents: Readonly<Record<SheetPart, ReactNode>> = {
    area: <AreaPart query={query} onChosen={() => lead('area', 1)} />,
    playDate: <DatePart onChosen={() => lead('playDate', 1)} />,
    players: <PartyChips onChosen={() => lead('players', 1)} />,
  };
  return (
    <Dialog
      open
      full
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={<SheetEnd onArea={() => lead('area', 0)} onCountry={onClose} onSearch={onSearch} />}
    >
      <div ref={list} className={styles.parts}>
        {parts.map((part) => (
          <FoldedPart
            key={part}
            part={part}
            name={names[part]}
            answer={answers[part]}
            isOpen={open === part}
            onToggle={() => toggle(part)}
          >
            {contents[part]}
          </FoldedPart>
        ))}
      </div>
    </Dialog>
  );
}
