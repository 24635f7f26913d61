import { COUNTRY_OPTIONS } from 'shared-contracts/areas';
import { normaliseText } from 'shared-contracts/search';
import { useDecideArea } from '../area-picker/useDecideArea.ts';
import { countryChosen, courseNameTyped, modeSelected } from '../../condition/conditionSlice.ts';
import { coursePicked } from '../../condition/soloSlice.ts';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import { useHost } from 'shared-ui/island';
import type { NameChoice } from './groupSuggestions.ts';
import { recentNames } from './recentNames.ts';
import { useSuggestions, type Suggestions } from './useSuggestions.ts';
import type { FormPage } from '../../condition/options/optionGroups.ts';

/** R3.13: gives the countries of an option. Guam and Saipan are one option. */
function optionOf(code: number): readonly number[] {
  return COUNTRY_OPTIONS.top.find(({ countries }) => countries.includes(code))?.countries ?? [code];
}

/** The forms that ask for a name. The solo search wants a course that was picked (R5.26). */
export type NameForm = FormPage | 'solo';

/**
 * Gives the name as it is typed, what is suggested for it while `asking` (without a name, those of earlier
 * searches, but for the solo search), and functions that type a name and choose a suggestion.
 */
export function useCourseName(form: NameForm, asking: boolean) {
  const { storage } = useHost();
  const dispatch = useSearchDispatch();
  const decideArea = useDecideArea();
  const typedName = useSearchSelector(({ search }) => search.typedName);
  const isOverseas = useSearchSelector(({ search }) => search.condition.searchMode === 'overseas');
  const isSolo = form === 'solo';
  const answer = useSuggestions(isSolo ? 'top' : form, asking ? typedName.trim() : '');
  // an earlier name names no course
  const recent = asking && typedName.trim() === '' && !isSolo ? recentNames(storage) : [];
  const suggestions: Suggestions =
    recent.length > 0
      ? { state: 'ready', found: recent }
      : // a search overseas has no prefectures
        { ...answer, found: answer.found.filter(({ kind }) => !isOverseas || kind !== 'area') };
  const type = (name: string) => dispatch(courseNameTyped(name));
  const choose = (suggestion: NameChoice) => {
    if (suggestion.kind === 'recent') type(suggestion.name);
    else if (suggestion.kind === 'course') {
      type(suggestion.name);
      dispatch(coursePicked({ id: suggestion.id, name: normaliseText(suggestion.name) }));
    } else if (suggestion.kind === 'area') decideArea([suggestion.code]);
    else {
      dispatch(modeSelected('overseas'));
      dispatch(countryChosen(optionOf(suggestion.code)));
    }
  };
  return { typedName, suggestions, type, choose };
}
