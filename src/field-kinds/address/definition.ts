import { z } from 'zod';
import { readPostcode } from '../kit/contract/dutch-postcode.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { inOneLanguage } from '../kit/contract/plain-words.ts';

export const addressParts = ['postcode', 'houseNumber', 'addition', 'street', 'town'] as const;
export type AddressPart = (typeof addressParts)[number];
export type Address = Record<AddressPart, string>;

const isHouseNumber = (text: string): boolean => /^\d{1,5}\s?[a-z]{0,4}$/i.test(text);

const linesOf = ({ postcode, houseNumber, addition, street, town }: Address): string =>
  [[street, houseNumber, addition].filter(Boolean).join(' '), [postcode, town].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

/** An address in the Netherlands. */
export default defineFieldKind<Address>({
  name: 'address',
  uses: ['form'],
  order: 132,
  inputTypes: ['address'],
  example: {
    value: { postcode: '4381 BX', houseNumber: '12', addition: '', street: 'Kaaistraat', town: 'Vloedhaven' },
  },
  isEmpty: (value) => addressParts.every((part) => value[part].trim() === ''),
  check(value) {
    const postcode = readPostcode(value.postcode);
    if (value.postcode !== '' && postcode === undefined) return { fault: 'not-a-postcode' };
    if (value.houseNumber !== '' && !isHouseNumber(value.houseNumber)) return { fault: 'not-a-house-number' };
    if (addressParts.some((part) => value[part].length > 100)) return { fault: 'too-long' };
    return { value: { ...value, postcode: postcode ?? '' } };
  },
  texts: (value) => inOneLanguage(linesOf(value)),
  /** By postcode or town, as one would ask for it. */
  filter: {
    words: ({ postcode, town }) => [postcode, town].filter(Boolean).map((word) => word.toLowerCase()),
    typed: (text) => text.toLowerCase(),
  },
});

export const schema = () => {
  const part = z.string().trim().default('');
  return z.object({ postcode: part, houseNumber: part, addition: part, street: part, town: part });
};
