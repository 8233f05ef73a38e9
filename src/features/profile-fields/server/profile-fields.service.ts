import type { AuditService } from '#features/audit/server/audit.service.ts';
import { conflict, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import { rightsChange } from '#platform/contract/rights/rights-change.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { builtInFields } from '../contract/built-in-fields.ts';
import { byOrdinals, type OrderedField, ordinalsFor } from '../contract/field-order.ts';
import { inOwnWords, type WordsByLanguage } from '../contract/in-own-words.ts';
import type { ParsedProfileField, ProfileField, ProfileFieldDefinition } from '../contract/profile-field.ts';
import { profileFieldAudit } from '../contract/profile-fields.audit.ts';
import { profileFieldsTag } from '../contract/profile-fields.tags.ts';
import { canBecome, checkedField } from './checked-field.ts';
import {
  deleteFieldsBefore,
  type FieldRow,
  hasValues,
  insertField,
  isDeletedMett,
  listFieldRows,
  lockFields,
  setDeletedAt,
  updateField,
  updateOrdinals,
} from './profile-fields.repository.ts';

interface ProfileFieldsParts {
  platform: Platform;
  audit: Pick<AuditService, 'record'>;
  clock: Clock;
}

const daysKept = 30;

export type ProfileFieldsService = ReturnType<typeof createProfileFieldsService>;

export function createProfileFieldsService({ platform, audit, clock }: ProfileFieldsParts) {
  const rows = () => platform.remember('profile-fields', [profileFieldsTag], () => listFieldRows(platform.db));

  const definitionOf = (field: FieldRow | (typeof builtInFields)[number]): ProfileFieldDefinition => ({
    ...field,
    platformGuid: platform.id,
    isBuiltIn: 'isBuiltIn' in field && field.isBuiltIn,
  });

  const seen = async (viewer: Viewer): Promise<ProfileFieldDefinition[]> =>
    [...builtInFields, ...(await rows())]
      .filter((field) => maySee(viewer, field))
      .map(definitionOf)
      .sort(inOrder);

  async function change<T>(work: (trx: PlatformTransaction, touch: Touch, fields: FieldRow[]) => Promise<T>) {
    try {
      return await platform.transaction(async (trx, touch) => {
        await lockFields(trx);
        touch(profileFieldsTag);
        return work(trx, touch, await listFieldRows(trx));
      });
    } catch (error) {
      const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
      throw code === '23505' && constraint === 'profile_field_key' ? conflict('profile-field-key-taken') : error;
    }
  }

  async function writeOrder(trx: PlatformTransaction, fields: readonly FieldRow[]): Promise<void> {
    for (const [guid, ordinals] of ordinalsFor(fields.map(orderable))) await updateOrdinals(trx, guid, ordinals);
  }

  const find = (viewer: Viewer, fields: readonly FieldRow[], guid: string): FieldRow => {
    const field = fields.find((one) => one.guid === guid);
    if (field === undefined || !maySee(viewer, field)) {
      throw builtInFields.some((one) => one.guid === guid) ? notAllowed('profile-field-built-in') : notFound();
    }
    return field;
  };

  const record = (
    trx: PlatformTransaction,
    by: Actor,
    action: 'added' | 'changed' | 'deleted' | 'restored',
    field: FieldRow,
    before?: FieldRow,
  ) =>
    audit.record(trx, by, {
      action: profileFieldAudit[action],
      subject: { kind: 'profile-field', id: field.guid, name: field.label.nl },
      details: { key: field.key, ...(before && rightsChange(readersOf(before), readersOf(field))) },
    });

  return {
    /** Every definition that this viewer may know of, in order, the built-in ones among them. */
    seen,

    async list(viewer: Viewer, language: Language): Promise<ProfileField[]> {
      return (await seen(viewer)).map((field) => inLanguage(field, language));
    },

    definitions(viewer: Viewer): Promise<ProfileFieldDefinition[]> {
      requireAdmin(viewer);
      return seen(viewer);
    },

    async add(by: Actor, input: ParsedProfileField): Promise<ProfileFieldDefinition> {
      requireAdmin(by.viewer);
      const field = fieldOf(by.viewer, crypto.randomUUID(), input);
      return change(async (trx, _, fields) => {
        await insertField(trx, field);
        await writeOrder(trx, [...fields.sort(inOrderOfRows), field]);
        await record(trx, by, 'added', field);
        return definitionOf(find(by.viewer, await listFieldRows(trx), field.guid));
      });
    },

    async change(by: Actor, guid: string, input: ParsedProfileField): Promise<ProfileFieldDefinition> {
      requireAdmin(by.viewer);
      return change(async (trx, _, fields) => {
        const before = find(by.viewer, fields, guid);
        const field = { ...before, ...fieldOf(by.viewer, guid, input) };
        if (!canBecome(before.type, field.type) && (await hasValues(trx, guid))) throw conflict('profile-field-in-use');
        await updateField(trx, field, clock.now());
        await writeOrder(
          trx,
          fields.sort(inOrderOfRows).map((one) => (one.guid === guid ? field : one)),
        );
        await record(trx, by, 'changed', field, before);
        return definitionOf(find(by.viewer, await listFieldRows(trx), guid));
      });
    },

    async remove(by: Actor, guid: string): Promise<{ guid: string }> {
      requireAdmin(by.viewer);
      return change(async (trx, _, fields) => {
        const field = find(by.viewer, fields, guid);
        await setDeletedAt(trx, guid, clock.now());
        await record(trx, by, 'deleted', field);
        return { guid };
      });
    },

    async restore(by: Actor, guid: string): Promise<ProfileFieldDefinition> {
      requireAdmin(by.viewer);
      return change(async (trx) => {
        if (!by.viewer.isMett && (await isDeletedMett(trx, guid))) throw notFound();
        if (!(await setDeletedAt(trx, guid, null))) throw notFound();
        const field = find(by.viewer, await listFieldRows(trx), guid);
        await record(trx, by, 'restored', field);
        return definitionOf(field);
      });
    },

    /** What is not named keeps its order and comes after what is. */
    async order(by: Actor, guids: readonly string[]): Promise<ProfileFieldDefinition[]> {
      requireAdmin(by.viewer);
      await change(async (trx, _, fields) => {
        const named = guids.map((guid) => find(by.viewer, fields, guid));
        const rest = fields.sort(inOrderOfRows).filter(({ guid }) => !guids.includes(guid));
        await writeOrder(trx, [...new Set(named), ...rest]);
        await audit.record(trx, by, { action: profileFieldAudit.ordered });
      });
      return seen(by.viewer);
    },

    async forgetDeleted(): Promise<void> {
      const moment = new Date(clock.now().getTime() - daysKept * 24 * 60 * 60 * 1000);
      await platform.transaction((trx) => deleteFieldsBefore(trx, moment));
    },
  };
}

/** Who reads the answers. */
const readersOf = ({ visibleFor, mett }: FieldRow) => ({ visibleFor, mett });

/** §6: what is flagged mett is for platform staff. */
const maySee = (viewer: Viewer, { mett }: { mett: boolean }): boolean =>
  !mett || viewer.isMett || viewer.kind === 'system';

const orderable = (field: FieldRow): OrderedField => ({
  ...field,
  section: field.section.nl,
  subsection: field.subsection.nl,
});
const inOrderOfRows = (one: FieldRow, other: FieldRow): number => byOrdinals(orderable(one), orderable(other));
const inOrder = (one: ProfileFieldDefinition, other: ProfileFieldDefinition): number => inOrderOfRows(one, other);

function fieldOf(viewer: Viewer, guid: string, input: ParsedProfileField): FieldRow {
  if (input.mett && !maySee(viewer, input)) throw notAllowed();
  const nowhere = { sectionOrdinal: 0, subsectionOrdinal: 0, fieldOrdinal: 0 };
  return { ...nowhere, ...checkedField(input), guid };
}

/** nl stands in where a translation is missing (§9). */
function inLanguage(field: ProfileFieldDefinition, language: Language): ProfileField {
  const pick = (texts: WordsByLanguage) => inOwnWords(texts, language);
  return {
    ...field,
    section: pick(field.section),
    subsection: pick(field.subsection),
    label: pick(field.label),
    help: pick(field.help),
    options: field.options.map(({ value, label }) => ({ value, label: pick(label) })),
  };
}
