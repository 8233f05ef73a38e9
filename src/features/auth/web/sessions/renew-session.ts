import type { Call } from '#platform/contract/calls/endpoint.ts';
import { readSession } from '../../contract/auth.endpoints.ts';

const storageKey = 'plein.sessionRenewedAt';
const day = 24 * 60 * 60 * 1000;

/**
 * Keeps those who come back signed in: the server renews a session that is asked for. Once a day in each browser, for
 * a signed-in person, whenever the page has nothing better to do.
 */
export async function renewSession(
  call: Call,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  now: Date,
): Promise<void> {
  const renewedAt = Number(storage.getItem(storageKey) ?? 0);
  if (now.getTime() - renewedAt < day) return;
  await call(readSession, {});
  storage.setItem(storageKey, String(now.getTime()));
}
