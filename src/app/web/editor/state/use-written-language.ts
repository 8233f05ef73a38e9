import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { writtenParameter } from '#features/pages/contract/edit-path.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';

/**
 * Which language is written: the screen's, or the one that someone was led here for. Also for who is here already and is
 * led to another; each time that they ask.
 */
export function useWrittenLanguage(screen: Language): readonly [Language, (language: Language) => void] {
  const { search, key } = useLocation();
  const asked = useLanguages().find((one) => one === new URLSearchParams(search).get(writtenParameter));
  const [language, setLanguage] = useState<Language>(asked ?? screen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address a second time is asking again
  useEffect(() => {
    if (asked !== undefined) setLanguage(asked);
  }, [asked, key]);
  return [language, setLanguage];
}
