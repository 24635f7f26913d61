import type { Server } from 'node:http';
import { constants, type ServerHttp2Stream } from 'node:http2';

/**
 * Ends each HTTP/2 request whose body has not come whole within these milliseconds; Node times only
 * the requests of HTTP/1. A server of HTTP/1 alone has no such request.
 */
export function setHttp2Deadline(server: Server, milliseconds: number): void {
  server.on('stream', (stream: ServerHttp2Stream) => {
    if (stream.endAfterHeaders) return;
    const timer = setTimeout(() => {
      // a body that has come may still wait for who reads it
      if (stream.state.remoteClose !== 1) stream.close(constants.NGHTTP2_CANCEL);
    }, milliseconds).unref();
    stream.once('close', () => clearTimeout(timer));
  });
}
