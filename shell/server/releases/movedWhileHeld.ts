import type { Discovery, HeldWidget, LiveVersion } from 'shared-contracts/release';

function isStable({ deployment }: LiveVersion): boolean {
  return deployment.default;
}
function isCanary({ deployment }: LiveVersion): boolean {
  return !deployment.default && deployment.traffic > 0;
}

/** The place of a version in the order of publishes; before all others for none. */
function placeOf(version: LiveVersion | undefined, { order }: HeldWidget): number {
  if (!version) return -Infinity;
  return order[version.metadata.version] ?? Infinity;
}

/** Returns whether the canary is another one than before, or has more visitors. */
function hasGrown(canary: LiveVersion | undefined, before: LiveVersion | undefined): boolean {
  if (!canary) return false;
  return (
    canary.metadata.version !== before?.metadata.version ||
    canary.deployment.traffic > before.deployment.traffic
  );
}

/**
 * Returns the widgets that the next answer moves forward, though the hold of the last one stands: it
 * has the number of the same act. Going back and ending a trial move nothing forward.
 */
export function movedWhileHeld(next: Discovery, last: Discovery): string[] {
  return Object.entries(last.record?.holds ?? {})
    .filter(([name, hold]) => {
      const present = next.record?.holds?.[name];
      if (!present || present.since > hold.since) return false;
      const after = next.microFrontends[name] ?? [];
      const before = last.microFrontends[name] ?? [];
      return (
        placeOf(after.find(isStable), present) > placeOf(before.find(isStable), hold) ||
        hasGrown(after.find(isCanary), before.find(isCanary))
      );
    })
    .map(([name, { hold }]) => `${name} (${hold})`);
}
