import { sql } from 'kysely';
import { settingsOf } from '#features/item-types/contract/field-settings.ts';
import type { ConversionPreview, ItemType } from '#features/item-types/contract/item-type.ts';
import type { FieldChange } from '#features/item-types/contract/type-changes.ts';
import type { ItemsOfType } from '#features/item-types/server/item-types.service.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { emptyText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { itemsTag, listTag } from '../contract/list-items.tags.ts';
import { type ContentBlocks, cardOf, facetsOfItem } from './item-document.ts';
import { sourceOf } from './item-snapshot.ts';
import type { ItemValues } from './item-values.ts';
import { findItemsOfType, type ItemRow, insertVersions } from './items.repository.ts';

const batch = 500;
const mostExamples = 5;
const firstGuid = '00000000-0000-0000-0000-000000000000';
const converting: readonly FieldChange['change'][] = ['converted', 'options'];

async function* itemsOf(db: PlatformDb, typeId: string): AsyncGenerator<ItemRow[]> {
  let afterId = firstGuid;
  for (;;) {
    const rows = await findItemsOfType(db, typeId, { afterId, limit: batch });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    afterId = last.id;
  }
}

/** What the change does to the values of one item; undefined when it does nothing. */
function convertedValues(
  values: ItemValues,
  changes: readonly FieldChange[],
  timeZone: TimeZone,
): ItemValues | undefined {
  let converted: ItemValues | undefined;
  for (const { id, change, before, after } of changes) {
    if (!converting.includes(change) || before === undefined || after === undefined) continue;
    if (fieldKinds.isEmpty(before, values[id])) continue;
    const { value, isWhole } = fieldKinds.convert(values[id], settingsOf(before), settingsOf(after), timeZone);
    if (isWhole && before.kind === after.kind) continue;
    converted ??= { ...values };
    if (value === undefined) delete converted[id];
    else converted[id] = value;
  }
  return converted;
}

/** What types ask of the items that exist. Of its own, because items themselves ask types for everything. */
export function createItemsOfTypeService({
  platform,
  blocks,
}: {
  platform: Platform;
  blocks: ContentBlocks;
}): ItemsOfType {
  return {
    async isUsed(trx, typeId) {
      return (
        (await trx.selectFrom('item').select('id').where('type_id', '=', typeId).limit(1).executeTakeFirst()) !==
        undefined
      );
    },

    async preview(type, changes) {
      const fields: ConversionPreview['fields'] = changes.map(({ id, change, before, after }) => ({
        id,
        label: after?.label ?? before?.label ?? emptyText,
        change,
        converted: 0,
        lost: 0,
        examples: [],
      }));
      const { timeZone } = await platform.locale();
      let itemCount = 0;
      for await (const rows of itemsOf(platform.db, type.guid)) {
        itemCount += rows.length;
        for (const row of rows) {
          for (const [index, change] of changes.entries()) lookAt(row, change, fields[index], timeZone);
        }
      }
      return { itemCount, fields };
    },

    async convert(trx, touch, { before, after }, changes) {
      const isCardChanged = JSON.stringify(shownFields(before)) !== JSON.stringify(shownFields(after));
      if (!isCardChanged && changes.every(({ change }) => change === 'required' || change === 'added')) return 0;
      const { timeZone } = await platform.locale();
      let rewritten = 0;
      const lists = new Set<string>();
      for await (const rows of itemsOf(trx, after.guid)) {
        const converted = rows.map((row) => ({ row, values: convertedValues(row.document.fields, changes, timeZone) }));
        const kept = converted.filter(({ values }) => values !== undefined);
        if (kept.length > 0) {
          await insertVersions(
            trx,
            kept.map(({ row }) => ({
              itemId: row.id,
              number: row.version,
              snapshot: sourceOf(row, after.name),
              note: row.note,
              changedAt: row.changedAt,
              changedBy: row.changedBy,
            })),
          );
        }
        const written = converted.map(({ row, values }) => {
          const item = { ...row, document: { ...row.document, fields: values ?? row.document.fields } };
          return {
            id: row.id,
            version: row.version + (values === undefined ? 0 : 1),
            document: item.document,
            card: cardOf(item, after, blocks),
            facets: facetsOfItem(item, after, timeZone),
          };
        });
        await trx
          .updateTable('item')
          .from(
            sql<{
              id: string;
              version: number;
              document: string;
              card: string;
              facets: string;
            }>`jsonb_to_recordset(${JSON.stringify(written)}::jsonb)`.as(
              sql`written(id uuid, version integer, document jsonb, card jsonb, facets jsonb)`,
            ),
          )
          .set({
            version: sql`written.version`,
            document: sql`written.document`,
            card: sql`written.card`,
            facets: sql`written.facets`,
          })
          .where(sql<boolean>`item.id = written.id`)
          .execute();
        rewritten += rows.length;
        for (const { listId } of rows) lists.add(listId);
      }
      // Answers with one item are tagged with the types as well, so they need no tag each.
      touch(...[...lists].map((id) => listTag(id)), itemsTag);
      return rewritten;
    },
  };
}

const shownFields = (type: ItemType) => type.fields.filter(({ isInList }) => isInList).map(({ id }) => id);

function lookAt(
  row: ItemRow,
  { id, change, before, after }: FieldChange,
  field: ConversionPreview['fields'][number] | undefined,
  timeZone: TimeZone,
) {
  const value = row.document.fields[id];
  if (field === undefined || change === 'added') return;
  const title = pickLanguage(row.title, defaultLanguage, defaultLanguage)?.value ?? '';
  const show = (shownBefore: string, shownAfter: string | null) => {
    if (field.examples.length < mostExamples) field.examples.push({ title, before: shownBefore, after: shownAfter });
  };
  if (change === 'required') {
    if (after !== undefined && row.isPublished && fieldKinds.isEmpty(after, value)) show('', null);
    return;
  }
  if (before === undefined || fieldKinds.isEmpty(before, value)) return;
  const words = fieldKinds.text(settingsOf(before), value, defaultLanguage).slice(0, 200);
  if (change === 'removed' || after === undefined) {
    field.lost += 1;
    show(words, null);
    return;
  }
  const converted = fieldKinds.convert(value, settingsOf(before), settingsOf(after), timeZone);
  if (converted.isWhole && before.kind === after.kind) return;
  if (converted.value !== undefined) field.converted += 1;
  if (!converted.isWhole) field.lost += 1;
  show(
    words,
    converted.value === undefined
      ? null
      : fieldKinds.text(settingsOf(after), converted.value, defaultLanguage).slice(0, 200),
  );
}
