import type { AuditService } from '#features/audit/server/audit.service.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import { badInput, conflict, type FieldError, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import { lookedAt } from '#platform/server/past/past-moment.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { ConversionPreview, ItemType, ItemTypeChanges, NewItemType } from '../contract/item-type.ts';
import { itemTypeAudit } from '../contract/item-types.audit.ts';
import { itemTypesTag } from '../contract/item-types.tags.ts';
import { type FieldChange, fieldChanges, wrongFields } from '../contract/type-changes.ts';
import { builtInTypes } from './built-in-types.ts';
import {
  insertMissingTypes,
  insertType,
  listTypeRows,
  lockType,
  setTypeDeleted,
  type TypeRows,
  updateType,
} from './item-types.repository.ts';

/** What exists of a type: counted, looked at and brought along when its fields change. */
export interface ItemsOfType {
  isUsed(trx: PlatformTransaction, typeId: string): Promise<boolean>;
  preview(type: ItemType, changes: readonly FieldChange[]): Promise<ConversionPreview>;
  /** Answers how many items were rewritten. */
  convert(
    trx: PlatformTransaction,
    touch: Touch,
    types: { before: ItemType; after: ItemType },
    changes: readonly FieldChange[],
  ): Promise<number>;
}

interface ItemTypesParts {
  platform: Platform;
  audit: Pick<AuditService, 'record'>;
  items: ItemsOfType;
  clock: Clock;
}

export type ItemTypesService = ReturnType<typeof createItemTypesService>;

export function createItemTypesService({ platform, audit, items, clock }: ItemTypesParts) {
  /** The built-in ones are there from the first time that anyone asks, on an old platform as on a new one. */
  const known = (): Promise<TypeRows> =>
    platform.remember('item-types', [itemTypesTag], async () => {
      const rows = await listTypeRows(platform.db);
      const missing = builtInTypes.filter(({ guid }) => !rows.knownIds.has(guid));
      // A type that was not there yet then is not made in what was.
      if (missing.length === 0 || lookedAt() !== undefined) return rows;
      await insertMissingTypes(platform.db, missing);
      return listTypeRows(platform.db);
    });

  const all = async (): Promise<ItemType[]> => (await known()).types;

  const find = async (guid: string): Promise<ItemType> => {
    const type = (await all()).find((one) => one.guid === guid.toLowerCase());
    if (type === undefined) throw notFound();
    return type;
  };

  const noteOf = ({ guid, name, itemName }: ItemType) => ({
    subject: {
      kind: 'item-type',
      id: guid,
      name: pickLanguage(itemName, defaultLanguage, defaultLanguage)?.value || name,
    },
  });

  function check(viewer: Viewer, type: ItemTypeChanges, before?: ItemType): void {
    requireAdmin(viewer);
    const wrong = [...unknownKinds(type.fields), ...wrongFields(type.fields, before?.fields)];
    if (wrong.length > 0) throw badInput(wrong);
  }

  return {
    /** Every type; which there are is no secret. */
    all,

    /** With the revision of each, for who writes something by a type: it must still be the same then. */
    known,

    async make(actor: Actor, input: NewItemType): Promise<ItemType> {
      check(actor.viewer, input);
      // The built-in names are taken, also while nobody has asked for a type yet.
      await all();
      const id = await platform.transaction(async (trx, touch) => {
        const made = await insertType(trx, input);
        if (made === undefined) throw conflict('item-type-name-taken');
        await audit.record(trx, actor, {
          action: itemTypeAudit.created,
          ...noteOf({ ...input, guid: made, isBuiltIn: false }),
        });
        touch(itemTypesTag);
        return made;
      });
      return find(id);
    },

    async preview(viewer: Viewer, guid: string, changes: ItemTypeChanges): Promise<ConversionPreview> {
      requireAdmin(viewer);
      const type = await find(guid);
      check(viewer, changes, type);
      return items.preview(type, fieldChanges(type.fields, changes.fields));
    },

    async change(
      actor: Actor,
      guid: string,
      { changedOn, ...changes }: ItemTypeChanges & Pick<ItemType, 'changedOn'>,
    ): Promise<ItemType> {
      requireAdmin(actor.viewer);
      const { guid: id } = await find(guid);
      await platform.transaction(async (trx, touch) => {
        // Read behind the lock: what someone else changed a moment ago is what this change starts from.
        const isThere = (await lockType(trx, id)) !== undefined;
        const type = isThere ? (await listTypeRows(trx)).types.find((one) => one.guid === id) : undefined;
        if (type === undefined) throw notFound();
        if (changedOn !== undefined && changedOn !== type.changedOn) throw conflict('item-type-changed');
        check(actor.viewer, changes, type);
        await updateType(trx, type.guid, changes, clock.now());
        const after = { ...type, ...changes, schemaType: changes.schemaType ?? type.schemaType };
        const converted = await items.convert(
          trx,
          touch,
          { before: type, after },
          fieldChanges(type.fields, after.fields),
        );
        await audit.record(trx, actor, { action: itemTypeAudit.changed, ...noteOf(after), details: { converted } });
        touch(itemTypesTag);
      });
      return find(guid);
    },

    async remove(actor: Actor, guid: string): Promise<void> {
      requireAdmin(actor.viewer);
      const type = await find(guid);
      await platform.transaction(async (trx, touch) => {
        if ((await lockType(trx, type.guid)) === undefined) throw notFound();
        // In the trash counts too: it may come back.
        if (await items.isUsed(trx, type.guid)) throw conflict('item-type-in-use');
        await setTypeDeleted(trx, type.guid, clock.now());
        await audit.record(trx, actor, { action: itemTypeAudit.deleted, ...noteOf(type) });
        touch(itemTypesTag);
      });
    },
  };
}

const unknownKinds = (fields: ItemType['fields']): FieldError[] =>
  fields.flatMap(({ kind }, index) =>
    fieldKinds.offered('item', kind) === undefined
      ? [{ path: `body.fields.${index}.kind`, code: 'unknown-kind', message: kind }]
      : [],
  );
