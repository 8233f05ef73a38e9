/** As Dutch people write them: 1.250,50 and 12,5; and as machines do: 12.5. */
export function readNumber(text: string): number | undefined {
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

export const mostDecimals = 6;

/** As `readNumber` reads it back. */
export const writeNumber = (value: number): string =>
  Number.isInteger(value) ? String(value) : String(Number(value.toFixed(mostDecimals))).replace('.', ',');
