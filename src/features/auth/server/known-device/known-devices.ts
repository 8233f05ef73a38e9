import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Client } from '#platform/server/http/route.ts';
import { deviceTokensOf, knownDeviceCookie, knownDeviceSeconds } from './known-device-cookie.ts';
import {
  deleteDevices,
  deleteOldestDevices,
  findDeviceByAddress,
  findDeviceOfUser,
  storeDevice,
} from './known-devices.repository.ts';

/** For an account; a program that signs in without keeping cookies adds one each time. */
const mostDevices = 20;

interface Parts {
  db: PlatformDb;
  secret: string;
  clock: Clock;
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * The browsers in which someone took every step of signing in (docs/decisions/0054). It lets nobody in: guesses made in
 * such a browser are counted for it alone, so that guesses of strangers do not keep the owner out.
 */
export function createKnownDevices({ db, secret, clock }: Parts) {
  const hash = (token: string) => createHmac('sha256', secret).update(`device ${token}`).digest('base64url');
  const hashesOf = (client: Client): string[] => deviceTokensOf(client).map(hash);

  return {
    /** What to count by, when this browser is known for the account with this address; the same work for any address. */
    async find(client: Client, address: string): Promise<string | undefined> {
      const hashes = hashesOf(client);
      if (hashes.length === 0) return undefined;
      return (await findDeviceByAddress(db, hashes, address, clock.now()))?.hash;
    },

    /** After the last step of signing in; answers the cookie that remembers it. */
    async remember(trx: PlatformDb, client: Client, userId: string): Promise<string> {
      const tokens = deviceTokensOf(client);
      const now = clock.now();
      const known =
        tokens.length === 0 ? undefined : (await findDeviceOfUser(trx, tokens.map(hash), userId, now))?.hash;
      const token = tokens.find((one) => hash(one) === known) ?? randomBytes(32).toString('base64url');
      await storeDevice(trx, hash(token), userId, new Date(now.getTime() + knownDeviceSeconds * 1000));
      await deleteOldestDevices(trx, userId, mostDevices);
      return knownDeviceCookie([token, ...tokens.filter((one) => one !== token)], client);
    },

    /** All of someone's; or all but the one that asks. */
    async forget(trx: PlatformDb, userId: string, asking?: Client): Promise<void> {
      const hashes = asking === undefined ? [] : hashesOf(asking);
      const kept = hashes.length === 0 ? undefined : await findDeviceOfUser(trx, hashes, userId, clock.now());
      await deleteDevices(trx, userId, kept?.hash);
    },
  };
}
