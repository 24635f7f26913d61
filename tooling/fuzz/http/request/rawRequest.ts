import fc from 'fast-check';
import { anyVariantOfText } from '../../anyVariant.ts';
import type { WildRequest } from './wildRequest.ts';

/** Requests that are none, or that two readers would read in two ways. */
const RAW = [
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nno colon\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nab',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nupgrade: h2c\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: x\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  `GET /${'x'.repeat(200_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(3000)}\r\n`,
  'GET / HTTP/1.1\r\nhost: a\r\nx: a\r\n b\r\n\r\n',
  'GET / HTTP/1.1\nhost: a\n\n',
  'POST / HTTP/1.1\r\nhost: a\r\nexpect: x\r\ncontent-length: 0\r\n\r\n',
];
/** Bytes that are no request, or nearly none. */
export const rawRequest: fc.Arbitrary<WildRequest> = fc
  .constantFrom(...RAW)
  .chain((text) => anyVariantOfText(text, ['\r\n', ':', '\u0000', '\xff', ' '], 2))
  .map((raw) => ({ method: '', target: '', headers: [], raw }));
