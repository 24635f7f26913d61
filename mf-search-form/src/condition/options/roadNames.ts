import { useEffect, useState } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { wireName } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { readsLatin } from 'shared-contracts/locale';

/** Gives the name of a road by its code; undefined until the names have come. */
export type RoadName = (code: number) => string | undefined;

let inKanji: RoadName | undefined;
let inLatin: RoadName | undefined;

function known(locale: Locale): RoadName | undefined {
  return readsLatin(locale) ? inLatin : inKanji;
}

/**
 * R3.14, R9.06: fetches the names of the roads in the letters that readers know: a long list, which most
 * searches do not need.
 */
async function loadRoadNames(locale: Locale): Promise<void> {
  if (known(locale)) return;
  if (readsLatin(locale))
    inLatin = (
      await import(/* webpackChunkName: "roads-latin" */ 'shared-contracts/roads-in-latin')
    ).roadNameInLatin;
  else inKanji = (await import(/* webpackChunkName: "roads" */ 'shared-contracts/roads')).roadName;
}

/** Fetches them for an address that names a road; undefined for any other. */
export function loadRoadsOf(query: string, locale: Locale): Promise<void> | undefined {
  return new URLSearchParams(query).get(wireName('highway')) ? loadRoadNames(locale) : undefined;
}

/**
 * Gives the names of roads, and draws again when they have come, where one of the conditions has a
 * road.
 */
export function useRoadNames(highways: readonly number[]): RoadName {
  const { locale, telemetry } = useHost();
  const [, draw] = useState(false);
  const isWanted = !known(locale) && highways.some((code) => code !== 0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    loadRoadNames(locale).then(
      () => {
        if (!isOver) draw(true);
      },
      (reason: unknown) => telemetry.error(reason, { part: 'roads' }),
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, locale, telemetry]);
  return (code) => known(locale)?.(code);
}
