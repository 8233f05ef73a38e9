import type { FileUser } from '#features/assets/contract/file-user.ts';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import { menuTag } from '#features/menus/contract/menus.tags.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { badInput, notAllowed, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { resolveLanguage } from '#platform/contract/texts/localized.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { bareHost } from '../contract/host-check.ts';
import { isSameSetting } from '../contract/same-setting.ts';
import { completeSettings, publicSettingKeys, type SettingValues, settingDefinitions } from '../contract/setting.ts';
import { isSettingKey, type SettingKey, settingKeys } from '../contract/setting-fields.ts';
import { settingAudit } from '../contract/settings.audit.ts';
import { settingsTag } from '../contract/settings.tags.ts';
import type { HostCheck, HostNames } from './host-check.ts';
import { checkedChanges, refuseChangedMeanwhile, type SettingChange } from './setting-changes.ts';
import { lockSettings, readStoredSettings, storeSetting } from './settings.repository.ts';

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
  hosts: HostNames;
  hostCheck: Pick<HostCheck, 'requireOurs'>;
  /** What is found is kept for each language of the platform. */
  findAnew(trx: PlatformTransaction): Promise<void>;
  /** Items are filtered by days of the platform's calendar. */
  filterAnew(trx: PlatformTransaction): Promise<void>;
}

export function createSettingsService(parts: SettingsParts) {
  const { platform, audit, menus, hosts, hostCheck, findAnew, filterAnew } = parts;
  /** Links in mails and their sender go by it: it names where this platform is, and nothing else. */
  function refuseForeignDomain(domain: string, names: readonly string[]): void {
    if (domain === '' || hosts.isOwn(bareHost(domain)) || names.map(bareHost).includes(bareHost(domain))) return;
    throw badInput([{ path: 'primaryDomain', code: 'unknown-host', message: domain }]);
  }

  /** Links would lead nowhere: another primary domain is chosen first. */
  function refuseWithoutPrimary(removed: readonly string[], domain: string): void {
    if (domain === '' || !removed.map(bareHost).includes(bareHost(domain))) return;
    throw badInput([{ path: 'hostNames', code: 'host-is-primary', message: domain }]);
  }

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

  /** In the transaction of who asks for it: all of them or none. */
  async function saveWithin(
    trx: PlatformTransaction,
    touch: Touch,
    { viewer, client }: Actor,
    changes: readonly SettingChange[],
  ): Promise<void> {
    requireAdmin(viewer);
    const values = checkedChanges(changes);
    const names = values.get('hostNames') as string[] | undefined;
    await lockSettings(trx);
    const before = completeSettings(await readStoredSettings(trx));
    refuseChangedMeanwhile(changes, before);
    refuseForeignDomain(String(values.get('primaryDomain') ?? ''), names ?? []);
    if (names !== undefined) {
      const domain = String(values.get('primaryDomain') ?? before.primaryDomain);
      refuseWithoutPrimary(
        before.hostNames.filter((host) => !names.includes(host)),
        domain,
      );
    }
    const languages = values.get('languages') as Language[] | undefined;
    if (languages !== undefined) await menus.refuseLanguages(trx, languages);
    for (const [key, value] of values) {
      await storeSetting(trx, key, value);
      // Who keeps what was there already has changed nothing that anyone would look back for.
      if (isSameSetting(before[key], value)) continue;
      const subject = { kind: 'setting', id: key, name: key };
      const details = { before: before[key], after: value };
      await audit.record(trx, { viewer, client }, { action: settingAudit.changed, subject, details });
    }
    if (values.has('languages')) await findAnew(trx);
    if (values.has('timeZone')) await filterAnew(trx);
    // Last, because it is in a schema of its own: what another platform has meanwhile takes all of this back.
    if (names !== undefined) await hosts.set(names);
    touch(settingsTag);
    // Every answer that names an address in each language, or that knows which day it is, hangs on the menu.
    if (values.has('languages') || values.has('timeZone')) touch(menuTag);
  }

  async function change(viewer: Viewer, changes: readonly SettingChange[], client?: Client): Promise<void> {
    requireAdmin(viewer);
    // Before anything is held up for it: it asks other machines.
    const names = checkedChanges(changes).get('hostNames') as string[] | undefined;
    if (names !== undefined) await hostCheck.requireOurs(names);
    await platform.transaction((trx, touch) => saveWithin(trx, touch, { viewer, client }, changes));
  }

  return {
    all,

    /** Known at once, and only where it is certain: what is kept for visitors may not outlive the closing of a site. */
    isKnownOpen: (): boolean => platform.kept<SettingValues>('settings')?.siteIsOpen === true,

    async read(viewer: Viewer, query: SettingsQuery) {
      const keys = requestedKeys(viewer, query);
      const settings = await all();
      return keys.map((key) => ({
        key,
        value: resolveLanguage(settings[key], query.language, defaultLanguage) as never,
      }));
    },

    /** As they are stored, in all languages, for who changes them. */
    async source(viewer: Viewer) {
      requireAdmin(viewer);
      const settings = await all();
      return settingKeys.map((key) => ({ key, value: settings[key] as JsonValue }));
    },

    save: (viewer: Viewer, key: string, value: unknown, client?: Client): Promise<void> =>
      change(viewer, [{ key, value }], client),

    /** All of them or none. What someone else changed since it was read is not written over. */
    saveAll: (viewer: Viewer, changes: readonly (SettingChange & { was: unknown })[], client?: Client): Promise<void> =>
      change(viewer, changes, client),

    saveWithin,
  };
}

/** The settings that show a file, for the media library: each is called by its key. */
export const settingFileUses: FileUser = {
  kind: 'setting',
  named: async (keys) => keys.map((key) => ({ id: key, name: key, path: null, isInTrash: false })),
};
