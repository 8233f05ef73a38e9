import type { KnownOfChecks } from '#features/pages/contract/checks/known-of-checks.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { sourceOf } from '../item-snapshot.ts';
import { languageStatesOf } from '../item-translations.ts';
import type { ItemWriting } from '../item-writing.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { createCheckedItems } from './checked-items.ts';
import { openItem } from './open-item.ts';
import { writtenOf } from './written-item.ts';

const subjectOf = (id: string) => ({ kind: 'item', id }) as const;

/** The checks of what is written of an item, for who may edit it. */
export function createItemChecking(parts: ListItemsParts, writing: ItemWriting) {
  const { platform, checks, clock } = parts;
  const writtenNow = async (viewer: Viewer, id: string) =>
    (await platform.transaction((trx) => openItem(trx, writing, viewer, id))).document;

  const read = async (viewer: Viewer, id: string): Promise<KnownOfChecks> =>
    checks.known(subjectOf(id), await writtenNow(viewer, id));

  return {
    read,

    foundOnItems: createCheckedItems(parts),

    async setAside(actor: Actor, id: string, said: { key: string; isAside: boolean }): Promise<KnownOfChecks> {
      const { viewer } = actor;
      // Asked before the item is held: it takes as long as there are links.
      const dead = await checks.deadIn(await writtenNow(viewer, id));
      const { languages } = await platform.locale();
      const signature = { by: viewer.id ?? '', at: clock.now() };
      await platform.transaction(async (trx) => {
        const { found, document } = await openItem(trx, writing, viewer, id);
        const written = writtenOf(document, sourceOf(found.row, found.type.name));
        const translations = languageStatesOf(written, languages, undefined);
        const name = pickLanguage(document.title, defaultLanguage, defaultLanguage)?.value ?? '';
        const subject = { ...subjectOf(id), name };
        return checks.setAside(trx, { ...said, ...signature, actor, subject, document, translations, dead });
      });
      return read(viewer, id);
    },
  };
}
