import { deviceStorage } from '#platform/web/device-storage.ts';

/** What somebody filled in and did not send yet, on their own device. */
export interface KeptFilling {
  version: number;
  posted: Record<string, string[]>;
  step: string;
  /** Of the submission that it will be. */
  key: string;
  keptOn: number;
}

/** A device may be of many: after a day it is gone. */
const longest = 24 * 3600_000;

const placeOf = (place: string): string => `plein-form-${place}`;

/** By the form, and by what it is filled in for. */
export const placeOfFilling = (formGuid: string, itemGuid: string | undefined): string =>
  itemGuid === undefined ? formGuid : `${formGuid}-${itemGuid}`;

const isKept = (value: unknown): value is KeptFilling =>
  typeof value === 'object' &&
  value !== null &&
  'posted' in value &&
  'keptOn' in value &&
  'version' in value &&
  'key' in value;

/** Of whichever version it is: who began an older one finishes that. */
export function readKept(place: string, now: number): KeptFilling | undefined {
  const text = deviceStorage()?.getItem(placeOf(place));
  if (!text) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (isKept(kept) && now - kept.keptOn < longest) return kept;
  } catch {
    // Written by something else: as good as nothing.
  }
  forgetKept(place);
  return undefined;
}

export function writeKept(place: string, kept: KeptFilling): void {
  try {
    deviceStorage()?.setItem(placeOf(place), JSON.stringify(kept));
  } catch {
    // A device that is full keeps nothing; what is typed is still on the screen.
  }
}

export const forgetKept = (place: string): void => deviceStorage()?.removeItem(placeOf(place));
