import { kindNamed } from '#field-kinds/kit/web/kind-list.ts';
import type { FieldError } from '#platform/contract/calls/errors.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import type { NewItemType } from '../contract/item-type.ts';

/** Where in the form each part of a type stands. */
export const partIds = { one: 'item-type-one', many: 'item-type-many', addField: 'item-type-add-field' } as const;
export const fieldLabelId = (id: string): string => `item-type-label-${id}`;
export const fieldOptionsId = (id: string): string => `item-type-options-${id}`;

/** Whose words or options a fault is about, so that they are shown with it. */
export const fieldOfFault = ({ fieldId }: FormError): string | undefined =>
  /^item-type-(?:label|options)-(.+)$/.exec(fieldId ?? '')?.[1];

/** What can be seen to be wrong before it is sent. Without Dutch words nobody would know what is asked. */
export function faultsIn(type: NewItemType, t: Translate): FormError[] {
  const faults: FormError[] = [];
  const tell = (fieldId: string, message: string) => faults.push({ fieldId, message });
  if (!type.itemName.$lang.nl?.trim()) tell(partIds.one, t('itemTypes.missingOne'));
  if (!type.itemNamePlural.$lang.nl?.trim()) tell(partIds.many, t('itemTypes.missingMany'));
  for (const [index, { id, label, kind, options }] of type.fields.entries()) {
    const number = index + 1;
    if (!label.$lang.nl?.trim()) tell(fieldLabelId(id), t('itemTypes.missingLabel', { number }));
    if (kindNamed(kind)?.hasOptions && options.length === 0)
      tell(fieldOptionsId(id), t('itemTypes.missingOptions', { number }));
  }
  return faults;
}

/** What the server said of a part of it, at the place where that is changed. */
export function refusedPart({ path }: FieldError, type: NewItemType, t: Translate): FormError | undefined {
  const [part = '', index = ''] = path.replace(/^body\./, '').split('.');
  if (part === 'name' || part === 'itemName') return { fieldId: partIds.one, message: t('itemTypes.badName') };
  if (part === 'itemNamePlural') return { fieldId: partIds.many, message: t('itemTypes.badName') };
  const field = part === 'fields' ? type.fields[Number(index)] : undefined;
  if (field === undefined) return undefined;
  const message = t('itemTypes.badField', { number: Number(index) + 1 });
  return { fieldId: path.includes('.options') ? fieldOptionsId(field.id) : fieldLabelId(field.id), message };
}
