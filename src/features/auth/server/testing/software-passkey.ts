import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Text or bytes as CBOR writes them: what they are and how long, and then themselves. */
function cbor(major: 2 | 3, data: Buffer): Buffer {
  const { length } = data;
  if (length < 24) return Buffer.concat([Buffer.from([(major << 5) | length]), data]);
  const head = length < 256 ? [(major << 5) | 24, length] : [(major << 5) | 25, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), data]);
}

/** Present and verified; with `attested` a new key goes along. */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** What a phone or a password manager does with a passkey (WebAuthn, ES256, no attestation). */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let uses = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flag: number, ...rest: Buffer[]): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    uses += 1;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flag]), counter, ...rest]);
  }

  const answer = (response: Record<string, Buffer>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])),
  });

  /** COSE: an elliptic curve key, ES256, on P-256, and its two coordinates. */
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cbor(2, Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cbor(2, Buffer.from(y, 'base64url')),
  ]);

  return {
    /** The answer to `navigator.credentials.create`. */
    make(challenge: string) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const flag = flags.present | flags.verified | flags.attested;
      const authData = authenticatorData(flag, Buffer.alloc(16), length, rawId, coseKey);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cbor(3, Buffer.from('fmt')),
        cbor(3, Buffer.from('none')),
        cbor(3, Buffer.from('attStmt')),
        Buffer.from([0xa0]),
        cbor(3, Buffer.from('authData')),
        cbor(2, authData),
      ]);
      return answer({ clientDataJSON: clientData('webauthn.create', challenge), attestationObject });
    },

    /** The answer to `navigator.credentials.get`. */
    use(challenge: string) {
      const clientDataJSON = clientData('webauthn.get', challenge);
      const authData = authenticatorData(flags.present | flags.verified);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData: authData, signature });
    },
  };
}
