import type { CDPSession } from 'playwright';

export interface Traffic {
  requests: number;
  bytes: number;
  codeBytes: number;
}

const CODE = new Set(['Document', 'Script', 'Stylesheet']);

/**
 * Counts the requests and the bytes of a page, with headers. The figures grow while the page loads;
 * `codeBytes` counts HTML, scripts and styles.
 */
export async function countTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, bytes: 0, codeBytes: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache === true || response.url.startsWith('data:')) return;
    kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined || encodedDataLength === 0) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (CODE.has(kind)) traffic.codeBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
}
