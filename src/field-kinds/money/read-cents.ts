import { readNumber } from '../kit/contract/read-number.ts';

/** € 1.250,50 and 12,5 and 12.50; undefined for what is no amount, or has parts of a cent. */
export function readCents(text: string): number | undefined {
  const euros = readNumber(text.replace('€', '').replaceAll(/\s/g, '').replace(/,-$/, ''));
  if (euros === undefined) return undefined;
  const cents = Math.round(euros * 100);
  return Math.abs(cents / 100 - euros) < 1e-9 ? cents : undefined;
}

/** 1250,50: without points, so that it reads back as the same everywhere. */
export const writeCents = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
