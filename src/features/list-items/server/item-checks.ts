import type { CheckedContent } from '#features/pages/server/checks/document-checks.service.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { editedItem } from '../contract/editing/edited-item.ts';
import type { CheckedItem } from './check-item.ts';
import { sourceOf } from './item-snapshot.ts';
import { languageStatesOf } from './item-translations.ts';

/** An item as the checks look at it: as it is written, which is as a page with fields. */
export const checkedContent = (
  item: CheckedItem,
  typeName: string,
  languages: readonly Language[],
): CheckedContent => ({
  document: editedItem(sourceOf(item, typeName)),
  translations: languageStatesOf(item, languages, undefined),
});
