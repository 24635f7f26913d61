import type { StaffKind } from 'shared-contracts/staff';

function open(kind: StaffKind): BroadcastChannel {
  return new BroadcastChannel(`asashiba-staff-${kind}`);
}

/** Tells the other tabs of this browser that somebody signed out. */
export function tellSignOut(kind: StaffKind): void {
  const channel = open(kind);
  channel.postMessage('signed out');
  channel.close();
}

/** Calls `act` when another tab of this browser signs out. Returns a function that ends this. */
export function onSignOutElsewhere(kind: StaffKind, act: () => void): () => void {
  const channel = open(kind);
  channel.addEventListener('message', act);
  return () => channel.close();
}
