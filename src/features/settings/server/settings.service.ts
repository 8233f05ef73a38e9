import type { AuditService } from '#features/audit/server/audit.service.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { badInput, notAllowed, notFound, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { resolveLanguage } from '#platform/contract/texts/localized.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import {
  completeSettings,
  isSettingKey,
  publicSettingKeys,
  type SettingKey,
  type SettingValues,
  settingDefinitions,
  settingKeys,
} from '../contract/setting.ts';
import { settingAudit } from '../contract/settings.audit.ts';
import { settingsTag } from '../contract/settings.tags.ts';
import { readStoredSettings, storeSetting } from './settings.repository.ts';

export interface SettingsQuery {
  keys?: readonly string[] | undefined;
  includeAll?: boolean | undefined;
  language: Language;
}

export type SettingsService = ReturnType<typeof createSettingsService>;

interface SettingsParts {
  platform: Platform;
  audit: AuditService;
  menus: Pick<MenusService, 'refuseLanguages'>;
  /** Whether a host name, without a port, leads to this platform. */
  isOwnHost(host: string): boolean;
  /** What is found is kept for each language of the platform. */
  findAnew(trx: PlatformTransaction): Promise<void>;
  /** Items are filtered by days of the platform's calendar. */
  filterAnew(trx: PlatformTransaction): Promise<void>;
}

export function createSettingsService({ platform, audit, menus, isOwnHost, findAnew, filterAnew }: SettingsParts) {
  /** Links in mails and their sender go by it: it names where this platform is, and nothing else. */
  const refuseForeignDomain = (domain: string): void => {
    if (domain === '' || isOwnHost(domain.replace(/:\d+$/, ''))) return;
    throw badInput([{ path: 'primaryDomain', code: 'unknown-host', message: domain }]);
  };

  /** For the server's own use: every setting, in all languages. */
  const all = (): Promise<SettingValues> =>
    platform.remember('settings', [settingsTag], async () => completeSettings(await readStoredSettings(platform.db)));

  const requestedKeys = (viewer: Viewer, query: SettingsQuery): readonly SettingKey[] => {
    const named = query.keys;
    const unknown = named?.filter((key) => !isSettingKey(key)) ?? [];
    if (unknown.length > 0) {
      throw badInput([{ path: 'query.keys', code: 'unknown-key', message: `Unknown: ${unknown.join(', ')}` }]);
    }
    const wanted = named?.filter(isSettingKey) ?? (query.includeAll === true ? settingKeys : publicSettingKeys);
    const isClosed = query.includeAll === true || wanted.some((key) => !settingDefinitions[key].isPublic);
    if (isClosed && !viewer.isAdmin) throw viewer.kind === 'anonymous' ? signInNeeded() : notAllowed();
    return wanted;
  };

  return {
    all,

    async read(viewer: Viewer, query: SettingsQuery) {
      const keys = requestedKeys(viewer, query);
      const settings = await all();
      return keys.map((key) => ({
        key,
        value: resolveLanguage(settings[key], query.language, defaultLanguage) as never,
      }));
    },

    async save(viewer: Viewer, key: string, value: unknown, client?: Client): Promise<void> {
      requireAdmin(viewer);
      if (!isSettingKey(key)) throw notFound();
      const parsed = settingDefinitions[key].schema.safeParse(value);
      if (!parsed.success) {
        throw badInput(
          parsed.error.issues.map(({ path, code, message }) => ({ path: [key, ...path].join('.'), code, message })),
        );
      }
      if (key === 'primaryDomain') refuseForeignDomain(String(parsed.data));
      await platform.transaction(async (trx, touch) => {
        const before = completeSettings(await readStoredSettings(trx))[key];
        if (key === 'languages') await menus.refuseLanguages(trx, parsed.data as Language[]);
        await storeSetting(trx, key, parsed.data);
        if (key === 'languages') await findAnew(trx);
        if (key === 'timeZone') await filterAnew(trx);
        const subject = { kind: 'setting', id: key, name: key };
        const details = { before, after: parsed.data };
        await audit.record(trx, { viewer, client }, { action: settingAudit.changed, subject, details });
        touch(settingsTag);
        // Every answer that names an address in each language, or that knows which day it is, hangs on the menu.
        if (key === 'languages' || key === 'timeZone') touch(menuTag);
      });
    },
  };
}
