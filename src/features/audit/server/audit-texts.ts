import { defaultLanguage, isProductLanguage, type Language } from '#platform/contract/texts/language.ts';

/** By language: the admin texts of features that record something. */
export type AuditTexts = Readonly<Record<string, readonly object[]>>;

const textAt = (texts: object, key: string): unknown =>
  key.split('.').reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], texts);

/** The words of the admin screens, for a file: in the reader's language where the admin area has it. */
export function auditTranslation(texts: AuditTexts, language: Language) {
  const bundles = texts[isProductLanguage(language) ? language : defaultLanguage] ?? [];
  return (key: string, values: Record<string, string> = {}): string => {
    const found = bundles.map((bundle) => textAt(bundle, key)).find((text) => typeof text === 'string');
    const text = found ?? values.defaultValue ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
