import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultLocale, type PlatformLocale } from '#platform/contract/texts/language.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { settingsAddress } from './shell-data.ts';
import type { SiteApp } from './site-app.ts';
import { useFollowedLocale } from './use-followed-locale.ts';

const answer = (locale: { languages: string[]; timeZone: string }) =>
  Object.entries({ ...locale, platformName: 'Vloedhaven' }).map(([key, value]) => ({ key, value }));

it('follows the languages and the time zone of the settings, and stays the same when they do', () => {
  const app = { language: 'nl', locale: defaultLocale, loadCache: createLoadCache({}) } as unknown as SiteApp;
  const seen: PlatformLocale[] = [];
  const { result } = renderHook(() => {
    const locale = useFollowedLocale(app);
    if (seen.at(-1) !== locale) seen.push(locale);
    return locale;
  });
  const set = (locale: { languages: string[]; timeZone: string }) =>
    act(() => void app.loadCache.setQueryData([settingsAddress('nl')], answer(locale)));
  set({ languages: [...defaultLocale.languages], timeZone: defaultLocale.timeZone });
  expect(result.current).toBe(defaultLocale);
  set({ languages: ['nl', 'en', 'fr'], timeZone: 'America/Kralendijk' });
  expect(result.current).toEqual({ languages: ['nl', 'en', 'fr'], timeZone: 'America/Kralendijk' });
  // Routes ask the application itself.
  expect(app.locale).toBe(result.current);
  act(() => void app.loadCache.setQueryData(['/api/menus:withName'], []));
  expect(seen).toHaveLength(2);
});
