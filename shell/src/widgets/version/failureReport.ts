import type { BrowserHost } from 'shared-contracts/widget';
import type { BrowserHosts } from '../../host/browserHost.ts';

/** A widget that cannot be loaded fails in all its slots with the same error object. */
const reported = new WeakSet<object>();

function isNews(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  const news = !reported.has(error);
  reported.add(error);
  return news;
}

/** The versions (`widget@version`) that could not be loaded, for each document. */
const lostIn = new WeakMap<BrowserHosts, Set<string>>();

function lostVersions(hosts: BrowserHosts): Set<string> {
  const lost = lostIn.get(hosts) ?? new Set();
  lostIn.set(hosts, lost);
  return lost;
}

export interface FailureReport {
  /** Sends the error to telemetry, unless the same error or the same lost version was sent. */
  tell(error: unknown, phase: string): void;
  /** Forgets that the version was lost, because it has been loaded now. */
  isThereAgain(): void;
}

/** Returns the report of one version's failures. `id` is `widget@version`. */
export function failureReport(
  hosts: BrowserHosts,
  id: string,
  telemetry: BrowserHost['telemetry'],
): FailureReport {
  const lost = lostVersions(hosts);
  return {
    tell: (error, phase) => {
      if (isNews(error) && !(phase === 'load' && lost.has(id))) telemetry.error(error, { phase });
      if (phase === 'load') lost.add(id);
    },
    isThereAgain: () => void lost.delete(id),
  };
}
