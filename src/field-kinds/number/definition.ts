import { z } from 'zod';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';

const most = 1e12;

/** As Dutch people write them: 1.250,50 and 12,5; and as machines do: 12.5. */
function readNumber(text: string): number | undefined {
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

export default defineFieldKind<number>({
  name: 'number',
  uses: ['profile', 'item'],
  order: 70,
  inputTypes: ['number'],
  example: { value: 12.5 },
  check: (value) => (Number.isFinite(value) && Math.abs(value) <= most ? { value } : { fault: 'not-a-number' }),
  texts: (value) => inOneLanguage(String(value)),
  filter: {
    order: 'number',
    words: (value) => [String(value)],
    typed: (text) => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : String(Number(text))),
  },
  fromText: readNumber,
});

/** One that is not finite is a number that says nothing; which of the two it is, is told apart. */
export const schema = () => z.number().or(z.nan());
