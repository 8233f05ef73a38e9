import { useSearchParams } from 'react-router';
import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

interface ReturnTo {
  /** Where they were going, or the front page. */
  returnTo: string;
  /** Another screen of this flow, which keeps it. */
  screenAddress(path: string, query?: Record<string, string>): string;
}

/** Kept through every step, also through the mail. */
export function useReturnTo(): ReturnTo {
  const language = useLanguage();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('returnTo'), withLanguagePrefix('/', language));
  return {
    returnTo,
    screenAddress: (path, query = {}) => {
      const kept = search.has('returnTo') ? { ...query, returnTo } : query;
      const address = withLanguagePrefix(path, language);
      return Object.keys(kept).length === 0 ? address : `${address}?${new URLSearchParams(kept)}`;
    },
  };
}
