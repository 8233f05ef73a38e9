import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { itemSlug } from '#platform/contract/addresses/slug.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { ImportChoices } from '../contract/imports.ts';
import { blockGuid } from './block-guid.ts';
import { changeEntry, emptySource, findStands, insertEntries, listKnownEntries } from './entries.repository.ts';
import type { ImportRow } from './imports.repository.ts';
import type { ImportsParts } from './imports-parts.ts';
import { placePage } from './place-page.ts';

export const listPageId = 'list-page';

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase(defaultLanguage) + word.slice(1);

/**
 * A page with a list of its own for the items, made before the first of them; answers the list. It is published, because
 * items live in lists that are, but stands in no menu that readers see while everything else waits as a draft.
 */
export async function listPageOf(
  { platform, pages, menus, blocks }: Pick<ImportsParts, 'platform' | 'pages' | 'menus' | 'blocks'>,
  actor: Actor,
  { row, choices, type }: { row: ImportRow; choices: ImportChoices; type: ItemType },
): Promise<string> {
  const { db } = platform;
  const many = capital(pickLanguage(type.itemNamePlural, defaultLanguage, defaultLanguage)?.value ?? type.name);
  const own = {
    sourceId: listPageId,
    kind: 'page' as const,
    title: many,
    status: 'publish',
    oldPath: null,
    pictureKey: null,
  };
  await insertEntries(db, row.id, [{ ...own, source: emptySource, remarks: [] }]);
  const entry = (await listKnownEntries(db, row.id)).find(({ sourceId }) => sourceId === listPageId);
  if (entry === undefined) throw new Error('the entry of the list is not there');
  const { madeId } = entry;
  const listId = blockGuid(madeId, 0);
  if (entry.state === 'Made') return listId;
  const document = {
    title: { $lang: { [defaultLanguage]: many } },
    buildingBlockInstances: [{ ...blocks.listOf(type.name), guid: listId, layoutPosition: 'main', sortId: 0 }],
  };
  const isThere = (await findStands(db, 'page', [madeId])).has(madeId);
  if (!isThere) await pages.make(actor, { kind: 'page', id: madeId, document });
  await pages.publishWorkingCopy(actor, madeId, {});
  const place = {
    pageGuid: madeId,
    title: many,
    segment: itemSlug(many) || 'lijst',
    above: [],
    parentGuid: choices.parentGuid,
  };
  const outcome = await placePage({ menus }, actor, { ...place, isVisible: choices.publishes });
  const stand = (await findStands(db, 'page', [madeId])).get(madeId)?.number ?? 0;
  const path = (await menus.pathOfPage(madeId, defaultLanguage)) ?? null;
  await changeEntry(db, row.id, listPageId, { state: 'Made', result: { stand, path, isPublished: true }, outcome });
  return listId;
}
