import type { Call } from '#platform/contract/calls/endpoint.ts';
import { beginSetupPasskey, completeSetupWithPasskey } from '../../contract/auth.endpoints.ts';
import type { SetupPerson } from '../../contract/setup.ts';
import { createPasskey, knowsPasskeys } from './passkey-browser.ts';

const isAddressOfNumbers = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** A passkey belongs to a name: at a bare number browsers make none, nor over a connection that others can read. */
export const canMakePasskey = (): boolean =>
  knowsPasskeys() && window.isSecureContext && !isAddressOfNumbers(window.location.hostname);

/** Whether the device itself has one to give; without, a key of its own must be at hand, which few people have. */
export const deviceHasPasskeys = (): Promise<boolean> =>
  canMakePasskey() ? PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable() : Promise.resolve(false);

/** The browser refused, or whoever was asked: nothing was made anywhere. */
export const isPasskeyNotGiven = (error: unknown): boolean => error instanceof DOMException;

export async function setUpWithPasskey(
  call: Call,
  token: string,
  person: SetupPerson,
  passkeyName: string,
): Promise<{ token: string }> {
  const params = { token };
  const credential = await createPasskey(await call(beginSetupPasskey, { params, body: person }));
  return call(completeSetupWithPasskey, { params, body: { ...person, passkeyName, credential } });
}
