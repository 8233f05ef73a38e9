import type { ItemField } from '#features/item-types/contract/item-field.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { isEmptyInput } from '#field-kinds/kit/web/field-inputs.ts';
import type { FieldError } from '#platform/contract/calls/errors.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import type { ItemDraft, Saving } from './item-draft.ts';

/** Where in the form each part of an item stands. */
export const partIds = {
  title: 'item-title',
  end: 'item-end',
  publishOn: 'item-publish-on',
  unpublishOn: 'item-unpublish-on',
  parents: 'item-parents',
} as const;
export const fieldId = (id: string): string => `item-field-${id}`;
export const blockId = (guid: string): string => `item-part-${guid}`;

interface Words {
  t: Translate;
  language: Language;
}

const labelOf = ({ label }: ItemField, language: Language): string => label.$lang[language] ?? label.$lang.nl ?? '';

/** What can be seen to be wrong before it is sent. A draft may be unfinished. */
export function faultsIn(
  { source, publication }: ItemDraft,
  saving: Saving,
  type: ItemType,
  { t, language }: Words,
): FormError[] {
  const faults: FormError[] = [];
  const tell = (id: string, message: string) => faults.push({ fieldId: id, message });
  if (!source.title.$lang.nl?.trim() && !source.title.$lang.en?.trim())
    tell(partIds.title, t('listItems.manage.missingTitle'));
  const { 'period-start': start, 'period-end': end } = source.metadata;
  if (start !== null && end !== null && new Date(end) < new Date(start))
    tell(partIds.end, t('listItems.manage.endBeforeStart'));
  if (saving === 'draft') return faults;
  for (const field of type.fields.filter(
    ({ id, kind, isRequired }) => isRequired && isEmptyInput(kind, source.fields[id]),
  ))
    tell(fieldId(field.id), t('listItems.manage.missing', { label: labelOf(field, language) }));
  if (publication === 'later' && source.publishedOn === undefined)
    tell(partIds.publishOn, t('listItems.manage.missingPublishOn'));
  // It would be off the site again at once, without a word.
  if (source.unpublishOn !== null && new Date(source.unpublishOn) <= new Date())
    tell(partIds.unpublishOn, t('listItems.manage.alreadyOff'));
  return faults;
}

/** What the server said of a part of it, in words that say what to do, at the place where that is done. */
export function refusedPart({ path, code }: FieldError, type: ItemType, { t, language }: Words): FormError | undefined {
  // Of a new item everything stands under its number in the list that was sent.
  const [part = '', name = ''] = path.replace(/^body\.(\d+\.)?/, '').split('.');
  if (part === 'title') return { fieldId: partIds.title, message: t('listItems.manage.missingTitle') };
  if (part === 'metadata' && name === 'period-end')
    return { fieldId: partIds.end, message: t('listItems.manage.endBeforeStart') };
  if (part === 'parentGuids') {
    const isLoop = code === 'own-descendant';
    return { fieldId: partIds.parents, message: t(`listItems.manage.${isLoop ? 'parentLoop' : 'parentGone'}`) };
  }
  if (part === 'contentBuildingBlockInstances')
    return { fieldId: blockId(name), message: t('listItems.manage.badPart') };
  const field = part === 'fields' ? type.fields.find(({ id }) => id === name) : undefined;
  if (field === undefined) return undefined;
  const label = labelOf(field, language);
  return {
    fieldId: fieldId(field.id),
    message:
      code === 'required'
        ? t('listItems.manage.missing', { label })
        : t([`fields.bad.${field.kind}`, 'fields.bad.other'], { label }),
  };
}
