import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ProductLanguage } from '#platform/contract/texts/language.ts';
import { mergeTexts, type Texts } from '#platform/web/i18n/i18n.ts';

export type ViewTexts = Record<ProductLanguage, Texts>;

const added = new WeakMap<i18n, Set<ViewTexts>>();

/** The words of a block come with its view: a reader of pages without it does not fetch them. */
export function useViewTexts(texts: ViewTexts | undefined): void {
  const { i18n } = useTranslation();
  if (texts === undefined) return;
  const present = added.get(i18n) ?? new Set();
  if (present.has(texts)) return;
  for (const [language, own] of Object.entries(texts)) mergeTexts(i18n, language, own);
  added.set(i18n, present.add(texts));
}
