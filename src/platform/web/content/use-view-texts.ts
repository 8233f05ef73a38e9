import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ProductLanguage } from '#platform/contract/texts/language.ts';
import { mergeTexts, type Texts } from '#platform/web/i18n/i18n.ts';

export type ViewTexts = Record<ProductLanguage, Texts>;

/** By where an instance keeps its texts: each component gets an instance of its own in front of it. */
const added = new WeakMap<i18n['services']['resourceStore'], Set<ViewTexts>>();

/** The words of a block come with its view: a reader of pages without it does not fetch them. */
export function useViewTexts(texts: ViewTexts | undefined): void {
  const { i18n } = useTranslation();
  if (texts === undefined) return;
  const { resourceStore } = i18n.services;
  const present = added.get(resourceStore) ?? new Set();
  if (present.has(texts)) return;
  for (const [language, own] of Object.entries(texts)) mergeTexts(i18n, language, own);
  added.set(resourceStore, present.add(texts));
}
