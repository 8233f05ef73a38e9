import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { SubmissionFile } from '#features/form-files/contract/form-file.ts';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { ItemTypesService } from '#features/item-types/server/item-types.service.ts';
import { NewItem } from '#features/list-items/contract/list-item.ts';
import { itemsTag, itemTag, listTag, sitemapTag } from '#features/list-items/contract/list-items.tags.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type {
  SubmissionForItem,
  SubmissionsForItemsService,
} from '#features/submissions/server/handling/submissions-for-items.service.ts';
import { AppError, badInput, conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { holdsFiles } from '../contract/chosen-files.ts';
import { withoutPersonal } from '../contract/item-mapping.ts';
import type {
  ItemChoices,
  ItemSubmission,
  MadeItem,
  MadeOfSubmission,
  NewSubmissionItem,
} from '../contract/submission-items.ts';
import { carryFiles } from './carry-files.ts';
import { carriedOver } from './carry-over.ts';
import {
  findMade,
  findSource,
  insertMade,
  isMade,
  listMade,
  listMappings,
  rememberMapping,
  setUndone,
} from './submission-items.repository.ts';

interface SubmissionItemsParts {
  platform: Platform;
  clock: Clock;
  submissions: SubmissionsForItemsService;
  items: Pick<ListItemsService, 'writable' | 'make' | 'read' | 'source' | 'change' | 'remove'>;
  itemTypes: Pick<ItemTypesService, 'all'>;
  files: Pick<FormFilesService, 'listOf' | 'open'>;
  assets: Pick<AssetsService, 'add'>;
}

const inWords = (text: StoredText, language: string): string =>
  pickLanguage(text, language, defaultLanguage)?.value ?? '';

const longestTitle = 200;
const longestDescription = 2000;

export type SubmissionItemsService = ReturnType<typeof createSubmissionItemsService>;

/** Of what somebody sent, an item is made that readers may get: a draft, of the answers that were chosen. */
export function createSubmissionItemsService(parts: SubmissionItemsParts) {
  const { platform, clock, submissions, items, itemTypes, files } = parts;

  /** Where it is read, by who may. */
  async function pathOf(viewer: Viewer, language: Language, guid: string): Promise<string | null> {
    try {
      return (await items.read(viewer, guid, language)).value.path;
    } catch (error) {
      if (!(error instanceof AppError && (error.status === 404 || error.status === 403))) throw error;
      return null;
    }
  }

  async function presented(viewer: Viewer, language: Language, row: Awaited<ReturnType<typeof listMade>>[number]) {
    const { guid, title, madeAt, by } = row;
    const path = await pathOf(viewer, language, guid);
    return { guid, title, madeOn: madeAt.toISOString(), by, path } satisfies MadeItem;
  }

  const questionsOf = ({ document, shown }: SubmissionForItem): ItemChoices['questions'] =>
    shown.flatMap(({ field, label, text }) => {
      const asked = document.fields.find(({ id }) => id === field);
      if (asked === undefined || text === '') return [];
      const isPersonal = [asked, ...asked.fields].some(({ personalData }) => personalData !== 'none');
      return [{ field, label, kind: asked.kind, text, isPersonal }];
    });

  async function requireType(viewer: Viewer, { listGuid, typeName }: NewSubmissionItem): Promise<ItemType> {
    const list = (await items.writable(viewer, defaultLanguage)).find(({ guid }) => guid === listGuid.toLowerCase());
    if (list === undefined) throw notFound();
    const type = (await itemTypes.all()).find(({ name }) => name === typeName);
    const isHere = list.itemTypeNames.length === 0 || list.itemTypeNames.includes(typeName);
    if (type === undefined || !isHere)
      throw badInput([{ path: 'body.typeName', code: 'type-not-here', message: typeName }]);
    return type;
  }

  /** The item, and the parts that its answers do not plainly read as. */
  async function itemOf(
    submission: SubmissionForItem,
    type: ItemType,
    { mapping, itemGuid }: NewSubmissionItem,
    language: Language,
  ) {
    const { timeZone } = await platform.locale();
    const wordsOf = (field: string | undefined) => submission.shown.find((one) => one.field === field)?.text ?? '';
    const fields: Record<string, JsonValue> = {};
    const left: string[] = [];
    for (const target of type.fields) {
      // A file of a form is no file of the site: what goes along is chosen one by one, and copied.
      if (holdsFiles(target.kind)) {
        if (mapping[target.id] !== undefined) left.push(inWords(target.label, language));
        continue;
      }
      const from = submission.document.fields.find(({ id }) => id === mapping[target.id]);
      const answer = from && submission.answers[from.id];
      if (from === undefined || answer === undefined) continue;
      const value = carriedOver(answer, from, target, { language, timeZone });
      if (value === undefined) left.push(inWords(target.label, language));
      else fields[target.id] = value as JsonValue;
    }
    const line = wordsOf(mapping.title).replaceAll(/\s+/g, ' ').trim();
    const title = (line || submission.reference).slice(0, longestTitle).toWellFormed();
    const description = wordsOf(mapping.description).slice(0, longestDescription).toWellFormed();
    const item = NewItem.parse({
      guid: itemGuid,
      title,
      listItemTypeName: type.name,
      metadata: { description },
      fields,
      // Somebody reads it first: a resident wrote it for the municipality, not for the site.
      isPublished: false,
    });
    return { item, title, left };
  }

  /** After the item is there, since they are its files: who may read it reads them. Answers the names of those that are left. */
  async function fillWithFiles(
    actor: Actor,
    submissionGuid: string,
    itemGuid: string,
    type: ItemType,
    { files: chosen }: NewSubmissionItem,
    language: Language,
  ): Promise<string[]> {
    if (Object.values(chosen).flat().length === 0) return [];
    const sent: SubmissionFile[] = await files.listOf(submissionGuid);
    const carrying = { submissionGuid, itemGuid, fields: type.fields, sent, chosen };
    const { values, left } = await carryFiles(parts, actor.viewer, carrying);
    const { fields } = await items.source(actor.viewer, itemGuid);
    // What is filled in by now is what an earlier try, or somebody who wrote since, made of it.
    const isNew = Object.keys(values).some((field) => fields[field] === undefined);
    if (isNew) await items.change(actor, itemGuid, { fields: { ...values, ...fields } }, language);
    return left;
  }

  return {
    async choices(actor: Actor, guid: string, language: Language): Promise<ItemChoices> {
      const submission = await submissions.read(actor, guid, language);
      const [lists, types, remembered, sent, made] = await Promise.all([
        items.writable(actor.viewer, language),
        itemTypes.all(),
        listMappings(platform.db, submission.formGuid),
        files.listOf(guid),
        listMade(platform.db, guid),
      ]);
      return {
        reference: submission.reference,
        questions: questionsOf(submission),
        lists: lists.map((list) => ({
          guid: list.guid,
          name: list.trail.join(', '),
          typeNames: list.itemTypeNames.length > 0 ? [...list.itemTypeNames] : types.map(({ name }) => name),
        })),
        types: types.map(({ name, itemName, fields }) => ({
          name,
          label: inWords(itemName, language),
          fields: fields.map(({ id, label, kind, isRequired }) => ({
            id,
            label: inWords(label, language),
            kind,
            isRequired,
          })),
        })),
        remembered: remembered.filter(({ listGuid }) => lists.some((list) => list.guid === listGuid)),
        files: sent.map(({ guid: file, name, mediaType }) => ({ guid: file, name, mediaType })),
        made: await Promise.all(made.map((row) => presented(actor.viewer, language, row))),
      };
    },

    async make(actor: Actor, guid: string, asked: NewSubmissionItem, language: Language): Promise<MadeOfSubmission> {
      const by = requireUserId(actor.viewer);
      const submission = await submissions.read(actor, guid, language);
      const type = await requireType(actor.viewer, asked);
      const { item, title, left } = await itemOf(submission, type, asked, language);
      const questions = questionsOf(submission);
      const personal = Object.values(asked.mapping).filter((field) =>
        questions.some((question) => question.field === field && question.isPersonal),
      ).length;
      const listGuid = asked.listGuid.toLowerCase();
      const itemGuid = await platform.transaction(async (trx, touch) => {
        await submissions.lock(trx, guid);
        const before = asked.itemGuid && (await findMade(trx, asked.itemGuid.toLowerCase()));
        if (before && before.submissionGuid === guid && before.undoneAt === null)
          return asked.itemGuid?.toLowerCase() ?? '';
        if (!asked.isAgain && (await isMade(trx, guid))) throw conflict('submission-item-exists');
        // In this transaction: there is no draft that nobody knows the submission of.
        const [made] = await items.make(actor.viewer, listGuid, [item], language, trx);
        if (made === undefined) throw new AppError('internal', 500);
        touch(itemTag(made.guid), listTag(listGuid), itemsTag, sitemapTag);
        await insertMade(trx, { itemGuid: made.guid, submissionGuid: guid, title, by, at: clock.now() });
        await rememberMapping(trx, {
          formGuid: submission.formGuid,
          listGuid,
          typeName: type.name,
          mapping: withoutPersonal(asked.mapping, questions),
        });
        const chosen = Object.values(asked.files).flat().length;
        await submissions.noteMade(trx, actor, submission, { guid: made.guid, title, personal, files: chosen });
        return made.guid;
      });
      // Also when the item was there: what broke off between the two is made whole by trying again.
      const leftFiles = await fillWithFiles(actor, guid, itemGuid, type, asked, language);
      return { guid: itemGuid, path: await pathOf(actor.viewer, language, itemGuid), left, leftFiles };
    },

    /** To the trash with it, and the submission tells of it; what readers have by now is not taken from them here. */
    async undo(actor: Actor, guid: string, itemGuid: string): Promise<void> {
      requireUserId(actor.viewer);
      const submission = await submissions.find(actor.viewer, guid);
      const made = await findMade(platform.db, itemGuid);
      if (submission === undefined || made === undefined || made.submissionGuid !== guid) throw notFound();
      if (made.undoneAt !== null) return;
      const source = await items.source(actor.viewer, itemGuid);
      if (source.isPublished) throw conflict('submission-item-published');
      await items.remove(actor, itemGuid);
      await platform.transaction(async (trx) => {
        if (!(await setUndone(trx, itemGuid, clock.now()))) return;
        const item = { guid: itemGuid, title: made.title };
        await submissions.noteUndone(trx, actor.viewer, { guid, formGuid: submission.formGuid }, item);
      });
    },

    /** The account of who sent the form that an item was made of. */
    async senderOf(itemGuid: string): Promise<string | undefined> {
      const submissionGuid = await findSource(platform.db, itemGuid);
      return submissionGuid === undefined ? undefined : submissions.senderOf(submissionGuid);
    },

    /** To who does not deal with the submission, the item was made of nothing. */
    async sourceOf(viewer: Viewer, itemGuid: string): Promise<ItemSubmission | null> {
      const submissionGuid = await findSource(platform.db, itemGuid);
      const found = submissionGuid === undefined ? undefined : await submissions.find(viewer, submissionGuid);
      if (submissionGuid === undefined || found === undefined) return null;
      return { sourceKind: 'FormSubmission', submissionGuid, ...found };
    },
  };
}
