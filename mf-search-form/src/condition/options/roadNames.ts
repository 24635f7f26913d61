import { useEffect, useState } from 'react';
import { wireName } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';

let nameOf: ((code: number) => string) | undefined;

/** R3.14: fetches the names of the roads: a long list, which most searches do not need. */
async function loadRoadNames(): Promise<void> {
  if (nameOf) return;
  const { roadName } = await import(/* webpackChunkName: "roads" */ 'shared-contracts/roads');
  nameOf = roadName;
}

/** Fetches them for an address that names a road; undefined for any other. */
export function loadRoadsOf(query: string): Promise<void> | undefined {
  return new URLSearchParams(query).get(wireName('highway')) ? loadRoadNames() : undefined;
}

/** Returns the name of a road; undefined until the names have come. */
export function knownRoadName(code: number): string | undefined {
  return nameOf?.(code);
}

/** Draws again when the names have come, where one of the conditions has a road. */
export function useRoadNames(highways: readonly number[]): void {
  const { telemetry } = useHost();
  const [, draw] = useState(false);
  const isWanted = !nameOf && highways.some((code) => code !== 0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    loadRoadNames().then(
      () => {
        if (!isOver) draw(true);
      },
      (reason: unknown) => telemetry.error(reason, { part: 'roads' }),
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, telemetry]);
}
