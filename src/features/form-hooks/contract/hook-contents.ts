import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { everyField } from '#features/forms/contract/form-questions.ts';

/** How much a message says: only that there is something, the answers that are not about a person, or all of them. */
export const hookContents = ['nothing', 'plain', 'all'] as const;
export type HookContents = (typeof hookContents)[number];

/** What a new webhook says unless somebody chooses otherwise: the least that is of use. */
export function usualContents(document: Pick<FormDocument, 'fields'>): HookContents {
  const isSpecial = Array.from(everyField(document)).some(({ personalData }) => personalData === 'special');
  return isSpecial ? 'nothing' : 'plain';
}
