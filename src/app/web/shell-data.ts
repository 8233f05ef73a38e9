import { use, useMemo } from 'react';
import { readVendorUse, type VendorUse } from '#features/consent/contract/consent.endpoints.ts';
import type { VendorKey, VendorSettings } from '#features/consent/contract/vendor.ts';
import type { Menu } from '#features/menus/contract/menu.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { readMenu } from '#features/menus/contract/menus.endpoints.ts';
import type { SettingValues } from '#features/settings/contract/setting.ts';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import type { Language, PlatformLocale } from '#platform/contract/texts/language.ts';
import type { Resolved } from '#platform/contract/texts/localized.ts';
import { load, useLoaded } from '#platform/web/api/load-cache.ts';
import type { SiteApp } from './site-app.ts';
import { useSiteApp } from './site-app-context.ts';
import { TriedLookContext } from './tried-look.ts';

export type SiteSettings = Resolved<Omit<SettingValues, 'hostNames'>>;

const menuInput = (language: Language) => ({ query: { name: topLevelMenu, language } });
const settingsInput = (language: Language) => ({ query: { language } });
type SettingAnswer = readonly { key: string; value: unknown }[];
const settingsOfAnswer = new WeakMap<SettingAnswer, SiteSettings>();

/** The same object as long as nothing changed. */
function settingsOf(values: SettingAnswer): SiteSettings {
  const known = settingsOfAnswer.get(values);
  if (known !== undefined) return known;
  const settings = Object.fromEntries(values.map(({ key, value }) => [key, value])) as SiteSettings;
  settingsOfAnswer.set(values, settings);
  return settings;
}

export const loadMenu = (app: SiteApp): Promise<Menu> => load(app, readMenu, menuInput(app.language));

export const menuAddress = (language: Language): string => endpointUrl(readMenu, menuInput(language));

export const settingsAddress = (language: Language): string => endpointUrl(readSettings, settingsInput(language));

/** What an answer as it is kept says of languages and time zone. */
export const localeIn = (answer: unknown): PlatformLocale | undefined =>
  Array.isArray(answer) ? (settingsOf(answer as SettingAnswer) as unknown as PlatformLocale) : undefined;

/** What every page of the main layout needs, whatever page it is. */
export async function loadShell(app: SiteApp): Promise<{ menu: Menu; settings: SiteSettings }> {
  const [menu, settings] = await Promise.all([
    loadMenu(app),
    load(app, readSettings, settingsInput(app.language)),
    load(app, readVendorUse, {}),
  ]);
  return { menu, settings: settingsOf(settings) };
}

export const useMenu = (): Menu => useLoaded(readMenu, menuInput(useSiteApp().language));

/** As they are saved, with what this tab tries of them. */
export function useSettings(): SiteSettings {
  const settings = settingsOf(useLoaded(readSettings, settingsInput(useSiteApp().language)));
  const tried = use(TriedLookContext);
  return useMemo(() => (tried === undefined ? settings : { ...settings, ...tried }), [settings, tried]);
}

export const useVendorUse = (): VendorUse => useLoaded(readVendorUse, {});

/** The answers that `useVendorSettings` is made of. */
export const vendorAnswers = (language: Language): string[] => [
  settingsAddress(language),
  endpointUrl(readVendorUse, {}),
];

/** All that says who else this site uses. */
export function useVendorSettings(): VendorSettings {
  const settings = useSettings();
  const { used } = useVendorUse();
  return useMemo(() => ({ ...settings, usedVendors: used as VendorKey[] }), [settings, used]);
}

/** §4: another cache token came with a page; what hangs on it is loaded again. */
export function reloadShell(app: SiteApp): Promise<unknown> {
  return app.loadCache.invalidateQueries({
    predicate: ({ queryKey }) =>
      /^\/api\/(menus:withName|platformsettingvalues|consent:vendors)/.test(String(queryKey[0])),
  });
}
