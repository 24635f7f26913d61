import type { CDPSession } from 'playwright';

/** Requests, and bytes over the line with headers. */
export interface Traffic {
  requests: number;
  bytes: number;
  /** Of HTML, scripts and styles. */
  codeBytes: number;
  documentBytes: number;
  styleBytes: number;
  /** Of pictures and fonts. */
  mediaBytes: number;
  /** Of what scripts ask for: answers of the gateway, and manifests of remotes. */
  dataBytes: number;
}

type Kind = Exclude<keyof Traffic, 'requests' | 'bytes'>;

/** What each of Chromium's types of resources counts for. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  Document: ['codeBytes', 'documentBytes'],
  Script: ['codeBytes'],
  Stylesheet: ['codeBytes', 'styleBytes'],
  Image: ['mediaBytes'],
  Font: ['mediaBytes'],
  Fetch: ['dataBytes'],
  XHR: ['dataBytes'],
};

/** Counts the requests and the bytes of a page. The figures grow while the page loads. */
export async function countTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = {
    requests: 0,
    bytes: 0,
    codeBytes: 0,
    documentBytes: 0,
    styleBytes: 0,
    mediaBytes: 0,
    dataBytes: 0,
  };
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
    for (const each of KINDS[kind] ?? []) traffic[each] += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
}
