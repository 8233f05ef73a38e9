import { useState } from 'react';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { usePageReview } from '../review/use-page-review.ts';
import { useSession } from '../state/editor-context.ts';
import type { PublishedHow } from './publish-calls.ts';

/** What would go along by itself is chosen; what nobody has read is not. */
const goesAlong = ({ hasTexts, status, isAutomatic }: LanguageState): boolean =>
  hasTexts && status !== 'draft' && !isAutomatic;

export interface LanguagesToPublish {
  chosen: readonly Language[];
  choose(language: Language, isChosen: boolean): void;
  /** A language that says what readers have already needs nobody's yes. */
  mayPublish(language: Language): boolean;
  /** As the call takes it. */
  how: PublishedHow;
}

/** Which languages readers get, as someone chooses them. */
export function useLanguagesToPublish(): LanguagesToPublish {
  const translations = useSession((state) => state.translations);
  const review = usePageReview();
  const mayPublish = (language: Language) =>
    review.languages.every((one) => one.language !== language || one.can.publish || !one.hasNews);
  const [chosen, setChosen] = useState<readonly Language[]>(() => {
    const along: Language[] = [defaultLanguage, ...translations.filter(goesAlong).map(({ language }) => language)];
    return along.filter(mayPublish);
  });
  return {
    chosen,
    choose: (language, isChosen) =>
      setChosen((before) => [...before.filter((one) => one !== language), ...(isChosen ? [language] : [])]),
    mayPublish,
    how: {
      languages: chosen.filter((language) => language !== defaultLanguage),
      withoutSource: !chosen.includes(defaultLanguage),
    },
  };
}
