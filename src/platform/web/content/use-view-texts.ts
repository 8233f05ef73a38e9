import type { ProductLanguage } from '#platform/contract/texts/language.ts';
import type { I18n, Texts } from '#platform/web/i18n/i18n.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

export type ViewTexts = Record<ProductLanguage, Texts>;

const added = new WeakMap<I18n, Set<ViewTexts>>();

/** The words of a block come with its view: a reader of pages without it does not fetch them. */
export function useViewTexts(texts: ViewTexts | undefined): void {
  const { i18n } = useTranslation();
  if (texts === undefined) return;
  const present = added.get(i18n) ?? new Set();
  if (present.has(texts)) return;
  for (const [language, own] of Object.entries(texts)) i18n.add(language as ProductLanguage, own);
  added.set(i18n, present.add(texts));
}
