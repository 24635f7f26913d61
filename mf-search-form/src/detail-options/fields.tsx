import type { ComponentType } from 'react';
import {
  CART_TYPES,
  COMPE_TYPES,
  CONTINUE_STOCKS,
  COURSE_CATEGORIES,
  PLAN_DAY_DETAILS,
  PLAN_DAYS,
  PLAY_STYLES,
  pickPlanDay,
  pickPlanDayDetail,
  SHORT_COURSES,
  STAYS,
  TIME_ZONES,
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

/** The control of each option. Fields that are not here are shown by another's. */
export const FIELDS: Partial<Record<OptionField, ComponentType>> = {
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
  // with the distance from its interchange
  highway: Highway,
  keyword: KeywordField,
  ...Object.fromEntries(
    (
      [
        'caddie',
        'cart',
        'twoSum',
        'twoSumReservable',
        'assurance2r',
        'addFee2b',
        'addFee3b',
        'assurance15r',
        'halfRound',
        'lunch',
        'drink',
        'stay',
        'practice',
        'arixang',
        'realSearch',
        'compe',
        'fairwayWidth',
      ] as const
    ).map((field) => [field, () => <FlagField field={field} />]),
  ),
};
