import { itemPath } from '#features/list-items/contract/item-path.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { fileNames, itemTitles, pageTitles } from './figures.repository.ts';

export interface Named {
  title: string | null;
  path: string | null;
  /** Of a file. */
  bytes?: number | undefined;
}

const guidPattern = /^[0-9a-f-]{36}$/;
const unnamed: Named = { title: null, path: null };

/** What was read, as it is called now and where it stands now. */
export const createNamedSubjects =
  ({ platform, menus }: { platform: Platform; menus: Pick<MenusService, 'pathOfPage'> }) =>
  async (subjects: readonly string[], language: Language): Promise<(subject: string) => Named> => {
    const after = (prefix: string) =>
      subjects.flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []));
    const [pages, items, files] = await Promise.all([
      pageTitles(platform.db, after('page:')),
      itemTitles(platform.db, after('item:')),
      fileNames(
        platform.db,
        after('file:').filter((guid) => guidPattern.test(guid)),
      ),
    ]);
    const named = new Map<string, Named>();
    for (const { id, title } of pages) {
      const path = (await menus.pathOfPage(id, language)) ?? null;
      named.set(`page:${id}`, {
        title: title === null ? null : (pickLanguage(title, language, defaultLanguage)?.value ?? null),
        path,
      });
    }
    for (const { id, shortId, title: texts, pageId } of items) {
      const title = pickLanguage(texts, language, defaultLanguage)?.value ?? '';
      const pagePath = pageId === null ? undefined : await menus.pathOfPage(pageId, language);
      const path = pagePath === undefined ? null : itemPath(pagePath, { id: shortId, title });
      for (const one of [id, shortId]) named.set(`item:${one}`, { title, path });
    }
    for (const { id, name, bytes } of files)
      named.set(`file:${id}`, { title: name, path: `/a/${id}`, bytes: Number(bytes) });
    return (subject) =>
      named.get(subject) ??
      (subject.startsWith('path:') ? { title: null, path: subject.slice('path:'.length) } : unnamed);
  };
