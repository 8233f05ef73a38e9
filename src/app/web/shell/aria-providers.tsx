import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' };

interface AriaProvidersProps {
  language: Language;
  children: ReactNode;
}

/** React Aria's own words and dates in the reader's language, and its links within the application. */
export default function AriaProviders({ language, children }: AriaProvidersProps) {
  const navigate = useNavigate();
  return (
    <I18nProvider locale={locales[language]}>
      <RouterProvider navigate={(href) => void navigate(splitLanguagePrefix(href).path)}>{children}</RouterProvider>
    </I18nProvider>
  );
}
