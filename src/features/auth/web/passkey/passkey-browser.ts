import type { Call } from '#platform/contract/calls/endpoint.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  type Passkey,
  signInWithPasskey,
} from '../../contract/passkeys.endpoints.ts';
import { beginPasskeyProof } from '../../contract/proof.endpoints.ts';

type Json = Record<string, unknown>;

/** Whether this browser knows passkeys, in the words that servers and browsers use today. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

const toJson = (credential: Credential | null): Json => {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError');
  return credential.toJSON() as unknown as Json;
};

/** Whoever closes the browser's question has not done anything wrong. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

export async function createPasskey(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  return toJson(await navigator.credentials.create({ publicKey }));
}

export async function makePasskey(call: Call, name: string): Promise<Passkey> {
  const credential = await createPasskey(await call(beginPasskey, {}));
  return call(addPasskey, { body: { name, credential } });
}

/** One of the passkeys of who is signed in, to show that it is still them. */
export async function showPasskey(call: Call): Promise<Json> {
  const options = await call(beginPasskeyProof, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  return toJson(await navigator.credentials.get({ publicKey }));
}

/** With `conditional` the browser offers it in the list of the e-mail field, and waits until it is chosen there. */
export async function signInByPasskey(
  call: Call,
  how: { signal?: AbortSignal; mediation?: 'conditional' } = {},
): Promise<{ token: string }> {
  const options = await call(beginPasskeySignIn, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  const credential = toJson(await navigator.credentials.get({ publicKey, ...how }));
  return call(signInWithPasskey, { body: { credential } });
}
