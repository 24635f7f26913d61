import { useState } from 'react';
import { areaName, regionOf } from 'shared-contracts/areas';
import { parseSearchQuery } from 'shared-contracts/search';
import { ChipButton } from 'shared-ui/chip';
import { useHost, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { momentOf } from '../../condition/initialCondition.ts';
import { knownHome, regionToOpen } from '../../condition/remembered/storedCondition.ts';
import { useSearchSelector } from '../../condition/store.ts';
import { ChosenAreas } from '../../fields/area-picker/ChosenAreas.tsx';
import type { AreaDraft } from '../../fields/area-picker/areaDraft.ts';
import { RegionList } from '../../fields/area-picker/RegionList.tsx';
import { useDecideArea } from '../../fields/area-picker/useDecideArea.ts';
import { readHistory } from '../../condition/remembered/searchHistory.ts';
import styles from './SearchSheet.module.css';

const MOST_RECENT = 3;

interface AreaPartProps {
  readonly query: string;
  /** Called when a place is chosen where there was none, or by one press in place of the others. */
  readonly onChosen: () => void;
}

interface Shortcut {
  readonly kind: 'home' | 'recent';
  readonly area: readonly number[];
}

/** Gives the visitor's own prefecture and the places of the last searches, each once. */
function useShortcuts(query: string): readonly Shortcut[] {
  const { storage } = useHost();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const [shortcuts] = useState(() => {
    const home = knownHome(storage, query);
    const recent = readHistory(storage)
      .map((past) =>
        parseSearchQuery(past, { now: momentOf(today), form: 'result', isStored: true }),
      )
      .filter(({ condition: { area, searchMode } }) => area.length > 0 && searchMode !== 'overseas')
      .map(({ condition }): Shortcut => ({ kind: 'recent', area: condition.area }));
    const all: readonly Shortcut[] =
      home === undefined ? recent : [{ kind: 'home', area: [home] }, ...recent];
    const texts = all.map(({ area }) => area.join());
    return all
      .filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
      .slice(0, 1 + MOST_RECENT);
  });
  return shortcuts;
}

/** R2.19, R5.21: offers the places at hand, each with one press, then every region and prefecture. */
export function AreaPart({ query, onChosen }: AreaPartProps) {
  const t = useTranslations('sheet');
  const separator = useTranslations('area')('separator');
  const label = useLabel();
  const { storage } = useHost();
  const decide = useDecideArea();
  const area = useSearchSelector(({ search }) => search.condition.area);
  const shortcuts = useShortcuts(query);
  const [refused, setRefused] = useState(false);
  const home = regionToOpen(storage, query);
  const [shown, setShown] = useState(() => regionOf(area[0] ?? 0) || home);
  const change = (draft: AreaDraft) => {
    setRefused(draft.refused);
    if (draft.refused) return;
    decide(draft.area);
    if (area.length === 0 && draft.area.length > 0) onChosen();
  };
  const draft = { area, refused };
  return (
    <>
      {shortcuts.length > 0 && (
        <div role="group" aria-label={t('shortcuts')} className={styles.shortcuts}>
          {shortcuts.map((each) => (
            <ChipButton
              key={each.area.join()}
              aria-pressed={each.area.join() === area.join()}
              onClick={() => {
                decide(each.area);
                onChosen();
              }}
            >
              {t(each.kind, {
                place: each.area.map((code) => label(areaName(code))).join(separator),
              })}
            </ChipButton>
          ))}
        </div>
      )}
      {area.length === 0 ? (
        <p className={styles.hint}>{t('hint')}</p>
      ) : (
        <ChosenAreas draft={draft} onChange={change} />
      )}
      <RegionList draft={draft} shown={shown} onShow={setShown} onChange={change} />
    </>
  );
}
