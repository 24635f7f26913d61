import { useTranslations } from 'shared-ui/messages';
import { CourseNameField } from '../../fields/course-name/CourseNameField.tsx';
import { ClearPart } from '../../fields/detail-options/ClearPart.tsx';
import { useGroupId } from '../../fields/detail-options/useGroupId.ts';
import { OptionGroups } from '../../fields/detail-options/OptionGroups.tsx';
import { groupsOf } from '../../condition/options/optionGroups.ts';
import { FeeField } from '../../fields/fee/FeeField.tsx';
import { PlaceFields } from '../../fields/place/PlaceFields.tsx';
import { PartyField } from '../../fields/party/PartyField.tsx';
import { PlayDateField } from '../../fields/play-date/PlayDateField.tsx';
import { useSearchSelector } from '../../condition/store.ts';
import styles from './DetailSearch.module.css';
import { GroupNav } from './GroupNav.tsx';
import { SubmitBar } from './SubmitBar.tsx';

const OPEN_ON_PHONE = 2;

/**
 * Shows the fields of the detailed search: the basic ones, every group of options, links to the
 * groups, and the submit button.
 */
export function DetailFields({ query }: { readonly query: string }) {
  const t = useTranslations('detail');
  const idOf = useGroupId();
  const mode = useSearchSelector(({ search }) => search.condition.searchMode);
  return (
    <div className={styles.page}>
      <GroupNav sections={['basic', ...groupsOf('detail', mode).map(({ name }) => name)]} />
      <div className={styles.groups}>
        <section
          id={idOf('basic')}
          className={styles.basic}
          aria-labelledby={`${idOf('basic')}-title`}
        >
          <h2 id={`${idOf('basic')}-title`} className={styles.title}>
            {t('groups.basic')}
          </h2>
          <div className={styles.basicFields}>
            <PlaceFields query={query} page="detail" />
            <PlayDateField />
            <PartyField />
            <FeeField />
            <CourseNameField page="detail" />
          </div>
        </section>
        <OptionGroups page="detail" openOnPhone={OPEN_ON_PHONE} />
        <ClearPart part="options" />
      </div>
      <SubmitBar />
    </div>
  );
}
