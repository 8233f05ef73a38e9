import { z } from 'zod';
import { oneLine } from '../kit/contract/plain-words.ts';
import { defineQuestion, firstPosted } from '../kit/contract/question-kind.ts';
import definition, { type Address, type AddressPart, addressParts } from './definition.ts';

export interface AddressSettings {
  /** Street and town too, or what is enough to know them by. */
  asks: 'whole' | 'postcode';
}

const needed: Record<AddressSettings['asks'], readonly AddressPart[]> = {
  whole: ['postcode', 'houseNumber', 'street', 'town'],
  postcode: ['postcode', 'houseNumber'],
};

const columnWords: Record<AddressPart, { nl: string; en: string }> = {
  postcode: { nl: 'postcode', en: 'postcode' },
  houseNumber: { nl: 'huisnummer', en: 'house number' },
  addition: { nl: 'toevoeging', en: 'addition' },
  street: { nl: 'straat', en: 'street' },
  town: { nl: 'plaats', en: 'town' },
};

const isPart = (part: string): part is AddressPart => (addressParts as readonly string[]).includes(part);

export default defineQuestion<Address, AddressSettings>({
  kind: definition,
  group: 'contact',
  icon: 'map-pin-house',
  isGroup: true,
  defaults: { asks: 'whole' },
  autocomplete: ['street-address'],
  personalData: 'ordinary',
  read: (posted) => Object.fromEntries(addressParts.map((part) => [part, oneLine(firstPosted(posted, part) ?? '')])),
  write: (value) => Object.fromEntries(addressParts.map((part) => [part, [value[part]]])),
  fault: (value, { settings }) =>
    needed[settings.asks].every((part) => value[part] !== '') ? undefined : 'address-incomplete',
  operators: ['filled', 'empty', 'contains'],
  columns: () => addressParts.map((part) => ({ part, label: columnWords[part] })),
  columnText: (value, part) => (isPart(part) ? value[part] : ''),
  chart: 'places',
  chartPart: 'postcode',
});

export const settings = () => z.object({ asks: z.enum(['whole', 'postcode']).default('whole') });
