import { useMemo } from 'react';
import { readVendorUse, type VendorUse } from '#features/consent/contract/consent.endpoints.ts';
import type { VendorKey, VendorSettings } from '#features/consent/contract/vendor.ts';
import type { Menu } from '#features/menus/contract/menu.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { readMenu } from '#features/menus/contract/menus.endpoints.ts';
import type { SettingValues } from '#features/settings/contract/setting.ts';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Resolved } from '#platform/contract/texts/localized.ts';
import { load, useLoaded } from '#platform/web/api/load-cache.ts';
import type { SiteApp } from './site-app.ts';
import { useSiteApp } from './site-app-context.ts';

export type SiteSettings = Resolved<Omit<SettingValues, 'hostNames'>>;

const menuInput = (language: Language) => ({ query: { name: topLevelMenu, language } });
const settingsInput = (language: Language) => ({ query: { language } });
const settingsOf = (values: readonly { key: string; value: unknown }[]): SiteSettings =>
  Object.fromEntries(values.map(({ key, value }) => [key, value])) as SiteSettings;

/** What every page of the main layout needs, whatever page it is. */
export async function loadShell(app: SiteApp): Promise<{ menu: Menu; settings: SiteSettings }> {
  const [menu, settings] = await Promise.all([
    load(app, readMenu, menuInput(app.language)),
    load(app, readSettings, settingsInput(app.language)),
    load(app, readVendorUse, {}),
  ]);
  return { menu, settings: settingsOf(settings) };
}

export const useMenu = (): Menu => useLoaded(readMenu, menuInput(useSiteApp().language));

/** The same object as long as nothing changed. */
export function useSettings(): SiteSettings {
  const values = useLoaded(readSettings, settingsInput(useSiteApp().language));
  return useMemo(() => settingsOf(values), [values]);
}

export const useVendorUse = (): VendorUse => useLoaded(readVendorUse, {});

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
