import { noteTexts } from '#features/translation/contract/text-notes.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PageDocument } from '../page.ts';
import type { Operation } from './operation.ts';

type Written = Pick<PageDocument, 'translations'>;

/** What is known of translations in `after` that is not known in `before`, for the log; what is forgotten is not in it. */
export function translationsBetween(before: Written, after: Written): Operation[] {
  const known = noteTexts(before.translations);
  return (Object.keys(after.translations) as Language[]).flatMap((language) =>
    Object.entries(after.translations[language]?.texts ?? {}).flatMap(([text, sources]) =>
      sources.flatMap(({ of: source, isUnread }): Operation[] => {
        const reading = isUnread ? 'unread' : 'read';
        if (known.reading(language, { text, source }) === reading) return [];
        return [{ kind: 'translated', language, text, source, reading }];
      }),
    ),
  );
}
