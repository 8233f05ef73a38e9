/** Four digits of which the first is no nought, and two letters: 4381 BX; undefined for anything else. */
export function readPostcode(text: string): string | undefined {
  const [, digits, letters] = /^([1-9]\d{3})\s*([a-z]{2})$/i.exec(text.trim()) ?? [];
  return digits === undefined || letters === undefined ? undefined : `${digits} ${letters.toUpperCase()}`;
}
