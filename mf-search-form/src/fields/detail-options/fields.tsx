import type { ComponentType } from 'react';
import {
  CART_TYPES,
  COMPE_TYPES,
  CONTINUE_STOCKS,
  COURSE_CATEGORIES,
  FLAG_OPTIONS,
  PLAN_DAY_DETAILS,
  PLAN_DAYS,
  PLAY_STYLES,
  pickPlanDay,
  pickPlanDayDetail,
  SHORT_COURSES,
  STAYS,
  TIME_ZONES,
  type FlagOption,
  type OptionField,
} from 'shared-contracts/search';
import { Highway } from '../highway/Highway.tsx';
import { CodeField } from './CodeField.tsx';
import { Exceptions } from './Exceptions.tsx';
import { FlagField } from './FlagField.tsx';
import { KeywordField } from './KeywordField.tsx';
import { LessonField } from './LessonField.tsx';
import { ListField } from './ListField.tsx';
import { Segments } from './Segments.tsx';

/** The options that need more than a switch. Null means that another option's control shows it. */
const OWN_CONTROLS: Readonly<
  Record<Exclude<OptionField, FlagOption> | 'lesson', ComponentType | null>
> = {
  planDay: () => <Segments field="planDay" choices={PLAN_DAYS} toChange={pickPlanDay} />,
  planDayDetail: () => (
    <ListField
      field="planDayDetail"
      choices={PLAN_DAY_DETAILS}
      first="planDay"
      toChange={pickPlanDayDetail}
    />
  ),
  zoneList: () => <ListField field="zoneList" choices={TIME_ZONES} look="cells" />,
  continueStock: () => <CodeField field="continueStock" choices={CONTINUE_STOCKS} />,
  playStyle: () => <ListField field="playStyle" choices={PLAY_STYLES} />,
  cartTypes: () => <ListField field="cartTypes" choices={CART_TYPES} named />,
  compeTypes: () => <ListField field="compeTypes" choices={COMPE_TYPES} />,
  stayCode: () => <CodeField field="stayCode" choices={STAYS} />,
  shortCourse: () => <Segments field="shortCourse" choices={SHORT_COURSES} />,
  courseCategory: () => <CodeField field="courseCategory" choices={COURSE_CATEGORIES} />,
  lesson: LessonField,
  except: Exceptions,
  // also shows the distance from an interchange
  highway: Highway,
  distance: null,
  keyword: KeywordField,
};

/** The control of each option. */
export const FIELDS: Readonly<Record<string, ComponentType | null>> = {
  ...Object.fromEntries(FLAG_OPTIONS.map((field) => [field, () => <FlagField field={field} />])),
  ...OWN_CONTROLS,
};
