import { linesForMarks, type TextMark, textMarks } from '#features/pages/contract/history/text-marks.ts';
import type { LogRange } from '#features/pages/contract/operations/operation-row.ts';
import type { NewOperation } from '#features/pages/contract/operations/operation-schema.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import { createDocumentNews } from '#features/pages/server/operations/document-news.service.ts';
import { changedLanguages } from '#features/translation/contract/language-contents.ts';
import { type LanguageChoice, publishChosen } from '#features/translation/contract/publish-chosen.ts';
import type { TextToTranslate, TranslatedText } from '#features/translation/contract/translated-text.ts';
import { conflict } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Actor } from '#platform/server/actor.ts';
import { askTogether } from '#platform/server/ask-together.ts';
import type { LiveNews } from '#platform/server/live/live-channel.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { type EditedItem, editedItem, sourceWritten } from '../../contract/editing/edited-item.ts';
import type { ItemWorkingCopy } from '../../contract/editing/item-editing.endpoints.ts';
import { isForReaders } from '../../contract/item-state.ts';
import type { ItemSource } from '../../contract/list-item.ts';
import { itemEditingTag } from '../../contract/list-items.tags.ts';
import { checkItem } from '../check-item.ts';
import { isStatusDecided } from '../decided-status.ts';
import type { ItemReading } from '../item-reading.ts';
import { sourceOf } from '../item-snapshot.ts';
import { languageStatesOf } from '../item-translations.ts';
import type { ItemWriting } from '../item-writing.ts';
import { createItemFinder, type ItemRow } from '../items.repository.ts';
import type { ListItemsParts } from '../list-items-parts.ts';
import { mayPublish } from '../rights/item-decisions.ts';
import { allowedChoice, givenOf } from './allowed-choice.ts';
import { editStateOf } from './item-edit-state.ts';
import { findItemOperations, type ItemEdit, saveEdit } from './item-edits.repository.ts';
import { createItemOperations } from './item-operations.ts';
import { catchUp, type OpenItem, openItem } from './open-item.ts';
import { createItemSending } from './send-item-operations.ts';
import { withBlocksOf, writtenOf } from './written-item.ts';

interface Batch {
  base: number;
  operations: readonly NewOperation[];
}

interface Planned {
  publishAt: string | null;
  unpublishAt: string | null;
}

/** What other features hear of an item that someone edits. */
export interface EditedItemFacts {
  id: string;
  listId: string;
  sequence: number;
  /** Readers have it, or get it at its hour. */
  isPublished: boolean;
  hasChanges: boolean;
  subject: { kind: 'item'; id: string; name: string };
  written: EditedItem;
  /** What readers have, or get at its hour. */
  readers: EditedItem | undefined;
}

interface Written extends LanguageChoice {
  along?: ReadonlySet<string> | undefined;
  note?: string | undefined;
  decided: Partial<ItemSource>;
  isWaiting: boolean;
}

interface Publishing extends LanguageChoice {
  /** What is written goes on waiting. */
  waits?(row: ItemRow): boolean;
  note?: string | undefined;
}

const whoOf = ({ kind, id }: Viewer): string | null => (kind === 'user' ? (id ?? null) : null);

/** An item is written as a page is (docs/decisions/0086): by operations, in a log, until readers get it. */
export function createItemEditing(parts: ListItemsParts, writing: ItemWriting, reading: Pick<ItemReading, 'mayEdit'>) {
  const { platform, blocks, itemTypes, approval, clock, translation } = parts;
  const operations = createItemOperations(parts, writing);
  const news = createDocumentNews((id, after) => findItemOperations(platform.db, id, { after }));
  const { findItem } = createItemFinder(platform.db);
  /** As it is now, for all who are told of it at once; nothing while a call changed it and the log has not taken that over. */
  const stateNow = askTogether(async (id) => {
    const row = await findItem(id);
    const type = row && (await itemTypes.all()).find(({ guid }) => guid === row.typeId);
    if (row === undefined || row.deletedAt !== null || type === undefined) return undefined;
    const { edit, done } = await catchUp(platform.db, row, type);
    return done === undefined ? editStateOf(platform.db, row, edit, clock.now()) : undefined;
  });

  const open = (trx: PlatformTransaction, viewer: Viewer, id: string) => openItem(trx, writing, viewer, id);

  const stateOf = (trx: PlatformTransaction, row: ItemRow, edit: ItemEdit): Promise<PageState> =>
    editStateOf(trx, row, edit, clock.now());

  const sendTogether = createItemSending({ platform, operations, recent: news.recent, open, stateOf });

  /** Writes the item as it was decided; what was written of it is the item now, unless it goes on waiting. */
  async function write(
    { trx, touch }: { trx: PlatformTransaction; touch: Touch },
    actor: Actor,
    opened: OpenItem,
    { decided, isWaiting, along, note, ...asked }: Written,
  ): Promise<PageState> {
    const { viewer } = actor;
    const { row, type } = opened.found;
    const before = sourceOf(row, type.name);
    const now = clock.now();
    const read = givenOf(opened, now);
    const isGivenNow = decided.isPublished === true && !isWaiting;
    if (isGivenNow && asked.withoutSource && read === undefined) throw conflict('source-first');
    const choice = isGivenNow ? await allowedChoice(approval, { trx, viewer, now }, opened, asked) : asked;
    const { version, rest } = publishChosen(opened.document, read, choice);
    const isWhole = JSON.stringify(version) === JSON.stringify(rest);
    const source = isWaiting ? before : sourceWritten(version, before);
    const checked = checkItem(
      viewer,
      { ...source, ...decided },
      {
        type,
        blocks,
        language: defaultLanguage,
        now,
        path: 'body',
        before: withBlocksOf(row, opened.document),
      },
    );
    await writing.checkParents(trx, checked.parentIds, row.id);
    const left = isWaiting ? undefined : changedLanguages(rest, version);
    const saved = await writing.store(trx, touch, actor, opened.found, checked, { left, along, note });
    const edit: ItemEdit = {
      sequence: opened.edit.sequence,
      document: isWaiting ? opened.edit.document : isWhole ? null : rest,
      itemVersion: saved.version,
      changedBy: whoOf(viewer),
      changedAt: now,
    };
    await saveEdit(trx, row.id, edit);
    await platform.signal(trx, itemEditingTag(row.id));
    return stateOf(trx, saved, edit);
  }

  const publish = (
    actor: Actor,
    id: string,
    decide: (opened: OpenItem) => Partial<ItemSource>,
    { waits = () => false, ...how }: Publishing = {},
  ): Promise<PageState> =>
    platform.transaction(async (trx, touch) => {
      const opened = await open(trx, actor.viewer, id);
      const isWaiting = waits(opened.found.row);
      return write({ trx, touch }, actor, opened, { decided: decide(opened), isWaiting, ...how });
    });

  /** What readers have keeps the day on which they got it. */
  function forReaders({ found: { row } }: OpenItem): Partial<ItemSource> {
    const now = clock.now();
    const isRead = isForReaders(row, now);
    return {
      isPublished: true,
      publishedOn: (isRead ? row.publishedOn : now).toISOString(),
      // What was taken off by its day would be off again at once.
      ...(row.unpublishOn !== null && row.unpublishOn <= now && { unpublishOn: null }),
    };
  }

  const factsOf = async (trx: PlatformTransaction, opened: OpenItem): Promise<EditedItemFacts> => {
    const { found, edit, document } = opened;
    const { row } = found;
    const { sequence, isPublished, hasChanges, publishAt } = await stateOf(trx, row, edit);
    const name = pickLanguage(document.title, defaultLanguage, defaultLanguage)?.value ?? '';
    const readers = givenOf(opened, clock.now());
    return {
      id: row.id,
      listId: row.listId,
      sequence,
      isPublished: isPublished || publishAt !== null,
      hasChanges,
      subject: { kind: 'item', id: row.id, name },
      written: document,
      readers,
    };
  };

  return {
    /** What was done since someone was told so far, when they may edit it still; all of it, as of a page. */
    async newsOf(viewer: Viewer, id: string, after: number | undefined): Promise<LiveNews | undefined> {
      const [mayEdit, state] = await Promise.all([reading.mayEdit(viewer, id), stateNow(id)]);
      return mayEdit && state !== undefined ? news.newsOf(state, after) : undefined;
    },

    /** For who may edit it. */
    editedItem: (viewer: Viewer, id: string): Promise<EditedItemFacts> =>
      platform.transaction(async (trx) => factsOf(trx, await open(trx, viewer, id))),

    /** As it is while nothing else of it changes, for what others keep about it. */
    whileEdited: <T>(
      actor: Actor,
      id: string,
      work: (trx: PlatformTransaction, item: EditedItemFacts) => Promise<T>,
    ): Promise<T> =>
      platform.transaction(async (trx) => {
        const opened = await open(trx, actor.viewer, id);
        // From now on every change of it has a number, also by calls that know nothing of what is being written.
        await saveEdit(trx, id, opened.edit);
        return work(trx, await factsOf(trx, opened));
      }),

    workingCopy: (viewer: Viewer, id: string): Promise<ItemWorkingCopy> =>
      platform.transaction(async (trx) => {
        const { found, edit, document } = await open(trx, viewer, id);
        const { row, type, standing } = found;
        const source = sourceOf(row, type.name);
        const { languages } = await platform.locale();
        const state = await stateOf(trx, row, edit);
        return {
          ...state,
          document,
          published: state.isPublished ? editedItem(source) : null,
          isStatusDecided: await isStatusDecided(trx, row, type, clock.now()),
          translations: languageStatesOf(writtenOf(document, source), languages, state.isPublished ? row : undefined),
          usedBy: 0,
          listItemTypeName: type.name,
          blockGuid: row.listId,
          can: {
            edit: mayPublish(standing, row),
            changeAudience: true,
            copy: false,
            translate: (await translation?.isOffered()) ?? false,
          },
        };
      }),

    textMarks: (viewer: Viewer, id: string, language: Language): Promise<TextMark[]> =>
      platform.transaction(async (trx) => {
        const { document } = await open(trx, viewer, id);
        return textMarks(document, language, await findItemOperations(trx, id, { limit: linesForMarks }));
      }),

    listOperations: (viewer: Viewer, id: string, range: LogRange) =>
      platform.transaction(async (trx) => {
        const { found, edit, document } = await open(trx, viewer, id);
        const { row, type } = found;
        const { languages } = await platform.locale();
        const page = await stateOf(trx, row, edit);
        const written = writtenOf(document, sourceOf(row, type.name));
        return {
          operations: await findItemOperations(trx, id, range),
          page,
          translations: languageStatesOf(written, languages, page.isPublished ? row : undefined),
        };
      }),

    sendOperations: (actor: Actor, id: string, batch: Batch) => sendTogether(id, { actor, ...batch }),

    translateText: async (viewer: Viewer, id: string, asked: TextToTranslate): Promise<TranslatedText> => {
      await platform.transaction((trx) => open(trx, viewer, id));
      if (translation === undefined) throw conflict('no-provider');
      return translation.translateText(asked);
    },

    publish: (actor: Actor, id: string, how: Pick<Publishing, 'languages' | 'withoutSource' | 'note'> = {}) =>
      publish(actor, id, forReaders, how),

    /**
     * In the transaction of who publishes it with other things; what readers have already stays as it is. Answers which
     * version they have then, and whether it was a draft before, without an hour of its own.
     */
    async publishWithin(
      { trx, touch }: { trx: PlatformTransaction; touch: Touch },
      actor: Actor,
      id: string,
      how: Pick<Written, 'along' | 'note'>,
    ): Promise<{ version: number; wasDraft: boolean } | undefined> {
      const opened = await open(trx, actor.viewer, id);
      const { row } = opened.found;
      if (isForReaders(row, clock.now()) && opened.edit.document === null) return undefined;
      const decided = forReaders(opened);
      const { version } = await write({ trx, touch }, actor, opened, { decided, isWaiting: false, ...how });
      return { version: version?.number ?? 0, wasDraft: !row.isPublished && row.unpublishOn === null };
    },

    /** A draft again, for as long as readers have this version of it. */
    async withdrawWithin(
      { trx, touch }: { trx: PlatformTransaction; touch: Touch },
      actor: Actor,
      id: string,
      version: number,
    ): Promise<void> {
      const opened = await open(trx, actor.viewer, id);
      const { row } = opened.found;
      if (!isForReaders(row, clock.now()) || row.version !== version) throw conflict('changed-meanwhile');
      await write({ trx, touch }, actor, opened, { decided: { isPublished: false }, isWaiting: false });
    },

    unpublish: (actor: Actor, id: string) => publish(actor, id, () => ({ isPublished: false })),

    async schedule(actor: Actor, id: string, { publishAt, unpublishAt }: Planned): Promise<PageState> {
      const isRead = (row: ItemRow) => isForReaders(row, clock.now());
      return publish(
        actor,
        id,
        ({ found: { row } }) => {
          if (isRead(row)) return { unpublishOn: unpublishAt };
          return publishAt === null
            ? { isPublished: false, unpublishOn: unpublishAt }
            : { isPublished: true, publishedOn: publishAt, unpublishOn: unpublishAt };
        },
        // To say when they lose it gives readers nothing new.
        { waits: isRead },
      );
    },
  };
}
