import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { ItemField } from '../contract/item-field.ts';
import { type ItemType, NewItemType } from '../contract/item-type.ts';
import type { ItemTypesService } from './item-types.service.ts';

let made = 0;

/** A field of one line of text, unless something else is said. */
export function buildItemField(overrides: Partial<z.input<typeof ItemField>> = {}): ItemField {
  made += 1;
  const field = { id: randomUUID(), key: `veld-${made}`, kind: 'text', label: text(`Veld ${made}`) };
  return ItemField.parse({ ...field, ...overrides });
}

export function buildItemType(
  { itemTypes }: { itemTypes: ItemTypesService },
  overrides: Partial<z.input<typeof NewItemType>> = {},
): Promise<ItemType> {
  made += 1;
  const type = { name: `Soort${made}`, itemName: text('ding', 'thing'), itemNamePlural: text('dingen', 'things') };
  return itemTypes.make({ viewer: systemViewer('test') }, NewItemType.parse({ ...type, ...overrides }));
}
