import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Forgery {
  header: Record<string, unknown>;
  payload: Record<string, unknown>;
  signature: (signed: string) => Buffer;
}

export interface ForgingProvider {
  issuer: string;
  /** A token of this provider, of which a test may change every part. */
  token(claims: Record<string, unknown>, changes?: Partial<Forgery>): string;
  /** What its token endpoint gives next. */
  idToken: string;
  /** What was sent to its token endpoint last. */
  sent: URLSearchParams;
  otherKey: KeyObject;
  publicPem: string;
  close(): Promise<void>;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const signedWith = (key: KeyObject) => (signed: string) => sign('sha256', Buffer.from(signed), key);
export const macOf = (secret: string) => (signed: string) => createHmac('sha256', secret).update(signed).digest();

/** An OpenID provider on this machine that says whatever a test wants it to. */
export async function startForgingProvider(): Promise<ForgingProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider: ForgingProvider = {
    issuer,
    idToken: '',
    sent: new URLSearchParams(),
    otherKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    token(claims, changes = {}) {
      const now = Math.floor(Date.now() / 1000);
      const header = { alg: 'RS256', kid: 'one', typ: 'JWT', ...changes.header };
      const payload = { iss: issuer, aud: 'plein', iat: now, exp: now + 60, ...claims, ...changes.payload };
      const signed = `${encoded(header)}.${encoded(payload)}`;
      return `${signed}.${(changes.signature ?? signedWith(privateKey))(signed).toString('base64url')}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const answers: Record<string, (body: string) => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/end`,
    }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }] }),
    '/token': (body) => {
      provider.sent = new URLSearchParams(body);
      return { access_token: 'a', token_type: 'Bearer', id_token: provider.idToken };
    },
  };
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? '']?.(Buffer.concat(chunks).toString()) ?? {}));
  });
  return provider;
}
