import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const COUNTER_BYTES = 4;
/** The flags of an authenticator's data: a person is there; a credential follows. */
const PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** CBOR: a byte string of 24 to 255 bytes, and a short text. */
function cborBytes(data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58]), uint(data.length, 1), data]);
}
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

/** COSE: the map {1: 2, 3: -7, -1: 1, -2: x, -3: y} of an ES256 key. */
function toCose({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

/** Where a browser says that it is, and what it was asked to sign. */
interface Asked {
  readonly challenge: string;
  readonly origin: string;
  /** The host that the key is for; that of `origin` when absent. */
  readonly host?: string;
}

function clientData(type: 'create' | 'get', { challenge, origin }: Asked): Buffer {
  return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin }));
}

/** Returns a security key in software, which answers as a browser with a key does: in JSON. */
export function softKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const dataFor = ({ origin, host = new URL(origin).hostname }: Asked, flags: number) =>
    Buffer.concat([sha256(host), Buffer.from([flags]), uint((counter += 1), COUNTER_BYTES)]);
  const answer = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, data]) => [name, data.toString('base64url')]),
      ),
    });
  return {
    id: id.toString('base64url'),
    /** Sets how often the key has signed, as a copy of it would go back. */
    countFrom: (count: number) => {
      counter = count;
    },
    create: (asked: Asked): string => {
      const authData = Buffer.concat([
        dataFor(asked, PRESENT | WITH_CREDENTIAL),
        Buffer.alloc(16),
        uint(id.length, 2),
        id,
        toCose(publicKey.export({ format: 'jwk' })),
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      return answer({ clientDataJSON: clientData('create', asked), attestationObject });
    },
    get: (asked: Asked): string => {
      const clientDataJSON = clientData('get', asked);
      const authenticatorData = dataFor(asked, PRESENT);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      const signature = sign('sha256', signed, privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
}
