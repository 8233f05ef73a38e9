import { deviceStorage } from '#platform/web/device-storage.ts';

/** What was written in this browser without an account: by its key it is known as one's own, here and nowhere else. */
interface OwnKey {
  guid: string;
  key: string;
}

const place = 'plein-reactions';
/** As many as a call takes; of older ones the mail leads back. */
const most = 50;

const isOwnKey = (value: unknown): value is OwnKey =>
  typeof value === 'object' && value !== null && 'guid' in value && 'key' in value;

export function readOwnKeys(): OwnKey[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage()?.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwnKey) : [];
  } catch {
    // Written by something else: as good as nothing.
    return [];
  }
}

export function keepOwnKey(own: OwnKey): void {
  try {
    const kept = [own, ...readOwnKeys().filter(({ guid }) => guid !== own.guid)].slice(0, most);
    deviceStorage()?.setItem(place, JSON.stringify(kept));
  } catch {
    // A device that is full keeps nothing; the mail still leads to it.
  }
}

export const keyOf = (guid: string): string | undefined => readOwnKeys().find((one) => one.guid === guid)?.key;
