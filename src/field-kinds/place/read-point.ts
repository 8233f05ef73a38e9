import { readNumber } from '../kit/contract/read-number.ts';

/** 51.44 3.57 and 51,44 3,57 and 51.44, 3.57; undefined for what is no point on earth. */
export function readPoint(text: string): { latitude: number; longitude: number } | undefined {
  const [first, second, third] = text.split(/[\s;]+/);
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const latitude = readNumber(first.replace(/,$/, ''));
  const longitude = readNumber(second);
  if (latitude === undefined || longitude === undefined || !/[.,]\d/.test(first)) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
