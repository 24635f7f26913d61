import { COUNTRIES, PREFECTURES, REGIONS } from '../areas/index.ts';
import { toGrouped, toPlainLocalDate } from '../format/index.ts';
import { BRIDGE_DAY, HOLIDAYS } from '../holidays/index.ts';
import { flagLabels } from './flagLabels.ts';
import { named, translator, type Names } from './translator.ts';
import { words } from './words/ko.ts';

/** Every Japanese name and label with its translation. */
export const names: Names = [
  ...named(
    PREFECTURES,
    '홋카이도|아오모리현|이와테현|미야기현|아키타현|야마가타현|후쿠시마현|이바라키현|도치기현|군마현|사이타마현|지바현|도쿄도|가나가와현|니가타현|도야마현|이시카와현|후쿠이현|야마나시현|나가노현|기후현|시즈오카현|아이치현|미에현|시가현|교토부|오사카부|효고현|나라현|와카야마현|돗토리현|시마네현|오카야마현|히로시마현|야마구치현|도쿠시마현|가가와현|에히메현|고치현|후쿠오카현|사가현|나가사키현|구마모토현|오이타현|미야자키현|가고시마현|오키나와현',
  ),
  ...named(
    REGIONS,
    '홋카이도·도호쿠|간토·고신에쓰|호쿠리쿠|주부|긴키(간사이)|주고쿠|시코쿠|규슈·오키나와',
  ),
  ...named(COUNTRIES, '하와이|괌|사이판|태국|베트남'),
  ...named(
    HOLIDAYS,
    '새해 첫날|성인의 날|건국기념일|천황 탄생일|춘분|쇼와의 날|헌법기념일|녹색의 날|어린이날|바다의 날|산의 날|경로의 날|추분|스포츠의 날|문화의 날|근로감사의 날',
  ),
  [BRIDGE_DAY, '공휴일'],
  ...flagLabels('ko-KR'),
  ...Object.entries(words),
];

export default translator({
  names,
  substituteFor: (holiday) => `${holiday} 대체 휴일`,
  sentences: (say) => ({
    startHour: ({ hour }) => `${hour}시대`,
    days: ({ days }) => `${days}일간`,
    consecutiveSlots: ({ slots }) => `${slots}팀 이상 연속 티타임`,
    withinDistance: ({ kilometres }) => `${kilometres}km 이내`,
    road: ({ name }) => name,
    keyword: ({ keyword }) => `키워드: ${keyword}`,
    feesBetween: ({ from, to }) => `${toGrouped(from)}~${toGrouped(to)}엔`,
    feesTo: ({ to }) => `${toGrouped(to)}엔 이하`,
    feesFrom: ({ from }) => `${toGrouped(from)}엔 이상`,
    C000001: ({ field }) => `‘${say(field)}’ 값이 올바르지 않습니다. 다시 선택해 주세요.`,
    C000002: ({ areas }) => `지역 값이 올바르지 않습니다. 다시 선택해 주세요. (지역: ${areas})`,
    C000003: ({ field }) => `‘${say(field)}’ 항목을 올바르게 입력해 주세요.`,
    C000004: ({ lastDay }) =>
      `플레이 날짜는 오늘부터 ${toPlainLocalDate(lastDay, 'ko-KR')}까지 입력할 수 있습니다.`,
    C000005: ({ field }) => `‘${say(field)}’ 설정이 올바르지 않습니다.`,
    C000006: ({ field }) => `‘${say(field)}’에 사용할 수 없는 문자가 있습니다. 삭제해 주세요.`,
    C000007: ({ field, most }) => `‘${say(field)}’ 항목은 ${most}자 이내로 입력해 주세요.`,
  }),
});
