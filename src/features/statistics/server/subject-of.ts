import { readItemAddress } from '#features/list-items/contract/item-path.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { EventKind } from './batch.ts';

/** What stands at an address, by a name that stays when it moves. */
export type SubjectOf = (kind: EventKind, path: string, language: string) => Promise<string>;

export const createSubjectOf =
  ({ menus }: { menus: Pick<MenusService, 'itemAtPath'> }): SubjectOf =>
  async (kind, path, language) => {
    if (kind === 'missing' || kind === 'outgoing' || kind === 'download') return path;
    const item = readItemAddress(path);
    if (item !== undefined) return `item:${item.itemId}`;
    const whole = withLanguagePrefix(path, language as Language);
    const pageGuid = (await menus.itemAtPath(whole, language as Language))?.pageGuid;
    return pageGuid == null ? `path:${whole}` : `page:${pageGuid}`;
  };
