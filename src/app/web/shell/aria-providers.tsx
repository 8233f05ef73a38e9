import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { type Language, localeOf, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';

interface AriaProvidersProps {
  language: Language;
  children: ReactNode;
}

/** React Aria's own words and dates in the reader's language, and its links within the application. */
export default function AriaProviders({ language, children }: AriaProvidersProps) {
  const navigate = useNavigate();
  const languages = useLanguages();
  return (
    <I18nProvider locale={localeOf(language)}>
      <RouterProvider navigate={(href) => void navigate(splitLanguagePrefix(href, languages).path)}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
