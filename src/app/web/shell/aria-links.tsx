import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';

/** React Aria's links go through our router; the address in them has the language before it, the router's has not. */
export default function AriaLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const languages = useLanguages();
  return (
    <RouterProvider navigate={(href) => void navigate(splitLanguagePrefix(href, languages).path)}>
      {children}
    </RouterProvider>
  );
}
