import { pipeline, Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** The longest JSON body in bytes. */
const LONGEST_JSON = 1_048_576;

function tooLong() {
  return Object.assign(new Error('The file is too long'), { statusCode: 413 });
}

/** Returns a stream that fails with 413 after `limit` bytes. */
function limited(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > limit ? tooLong() : null, chunk);
    },
  });
}

/**
 * Accepts JSON, read whole so that it can be sent again, and forms with files, streamed. Refuses
 * any other body (415).
 */
export function registerForwardedBodies(app: FastifyInstance, uploadLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: LONGEST_JSON },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { bodyLimit: uploadLimit },
    (request, payload, done) => {
      if (Number(request.headers['content-length'] ?? 0) > uploadLimit) done(tooLong());
      else
        done(
          null,
          pipeline(payload, limited(uploadLimit), () => {}),
        );
    },
  );
}
