import { useEffect } from 'react';
import type { Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Surroundings } from './suggestions-box.ts';

const fields = 'form[role="search"] input[name="q"]';

/** Every search field of the site helps with typing, from the moment that somebody enters one: not earlier, because few do. */
export function useSearchSuggestions(language: Language): void {
  const call = useCall();
  const { i18n } = useTranslation();
  useEffect(() => {
    const enter = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(fields)) return;
      void import('./suggestions-box.ts').then(({ attachSuggestions }) =>
        attachSuggestions(target, {
          call,
          language,
          own: i18n.below('search.suggestions') as Surroundings['own'],
        }),
      );
    };
    document.addEventListener('focusin', enter);
    enter({ target: document.activeElement });
    return () => document.removeEventListener('focusin', enter);
  }, [call, language, i18n]);
}
