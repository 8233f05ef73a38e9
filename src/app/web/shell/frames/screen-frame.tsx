import { useLocation } from 'react-router';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { isWritten } from '../../catalogue.ts';
import { useSiteApp } from '../../site-app-context.ts';
import { useScreenHead } from '../../use-screen-head.ts';
import { PageFrame } from './page-frame.tsx';
import { ScreenOutlet } from './screen-outlet.tsx';

/** Around every screen that is neither a content page nor of the admin. */
export function ScreenFrame() {
  const { pathname, search } = useLocation();
  useScreenHead();
  const { language } = useSiteApp();
  // A screen stands at the same address in every language, with the same question.
  const paths = Object.fromEntries(useLanguages().map((one) => [one, withLanguagePrefix(pathname + search, one)]));
  return (
    <PageFrame paths={paths}>
      {isWritten('screens', language) ? (
        <ScreenOutlet />
      ) : (
        <div {...inLanguage(defaultLanguage)}>
          <ScreenOutlet />
        </div>
      )}
    </PageFrame>
  );
}
