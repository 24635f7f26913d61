import {
  collapseRegions,
  expandRegions,
  isPrefectureCode,
  MAX_AREAS,
  type Region,
} from 'shared-contracts/areas';

/**
 * What is being chosen in the dialog. `refused` is true after an attempt at a fourth area (R5.21).
 */
export interface AreaDraft {
  readonly area: readonly number[];
  readonly refused: boolean;
}

/**
 * Gives the chosen prefectures, with all of a chosen region. The whole country and overseas (R5.21,
 * R5.22) have none.
 */
export function prefecturesOf(area: readonly number[]): readonly number[] {
  return expandRegions(area).filter(isPrefectureCode);
}

/** Counts the chosen prefectures of a region. */
export function countIn({ prefectures }: Region, { area }: AreaDraft): number {
  const chosen = prefecturesOf(area);
  return prefectures.filter((code) => chosen.includes(code)).length;
}

function decide(draft: AreaDraft, prefectures: readonly number[]): AreaDraft {
  const area = collapseRegions(prefectures);
  return area.length > MAX_AREAS ? { ...draft, refused: true } : { area, refused: false };
}

/** Chooses a prefecture, or gives it up when it was chosen. */
export function togglePrefecture(draft: AreaDraft, code: number): AreaDraft {
  const chosen = prefecturesOf(draft.area);
  return decide(
    draft,
    chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code],
  );
}

/** Chooses all of a region, or none of it when all of it was chosen. */
export function toggleRegion(draft: AreaDraft, region: Region): AreaDraft {
  const others = prefecturesOf(draft.area).filter((code) => !region.prefectures.includes(code));
  return decide(
    draft,
    draft.area.includes(region.code) ? others : [...others, ...region.prefectures],
  );
}

/** Removes an area, a prefecture or a region. */
export function withoutArea(draft: AreaDraft, code: number): AreaDraft {
  return {
    area: draft.area.filter((each) => each !== code),
    refused: false,
  };
}
