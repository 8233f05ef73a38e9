import { isTold } from '#features/item-support/contract/kept-counts.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { SentForService } from '#features/submissions/server/sending-for/sent-for.service.ts';
import { badInput, conflict } from '#platform/contract/calls/errors.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { movedUp } from '../contract/moved-up.ts';
import { signUpStanding } from '../contract/sign-up-standing.ts';
import { signUpTag } from '../contract/sign-ups.tags.ts';
import type { SignUpEvents } from './sign-up-events.ts';
import type { SignUpMails } from './sign-up-mails.ts';
import { momentOf } from './sign-up-moment.ts';
import {
  changeSignUp,
  countPlaces,
  countWaitingUntil,
  findEntries,
  findEntry,
  findSignUp,
  insertPending,
  listEntriesOf,
  listWaiting,
  lockSignUp,
  type SignUpRow,
  setState,
} from './sign-ups.repository.ts';

interface PlacesParts {
  platform: Platform;
  clock: Clock;
  items: Pick<ListItemsService, 'read' | 'namesOf'>;
  events: SignUpEvents;
  mails: SignUpMails;
}

const system = systemViewer('sign-ups');

export type SignUpPlacesService = ReturnType<typeof createSignUpPlaces>;

/** Who comes and who waits. Every change holds the row of its event, so the last place is given once. */
export function createSignUpPlaces({ platform, clock, items, events, mails }: PlacesParts) {
  const isFull = async (trx: PlatformTransaction, { item_id, capacity }: SignUpRow): Promise<boolean> =>
    capacity !== null && (await countPlaces(trx, item_id)).taken >= capacity;

  /**
   * Kept pages hear of it at once, and in a rush once in five seconds (docs/decisions/0023). That the last place went, or
   * one came, is never late: whoever reads it decides by it whether to sign up.
   */
  async function announce(trx: PlatformTransaction, touch: Touch, row: SignUpRow, isAtOnce = false): Promise<void> {
    const now = clock.now();
    if (!isAtOnce && !isTold(row.announced_at, now)) return;
    await changeSignUp(trx, row.item_id, { announced_at: now });
    touch(signUpTag(row.item_id));
  }

  /** Lets in who fits, and tells those who waited. Answers who came in. */
  async function moveUp(trx: PlatformTransaction, row: SignUpRow, newcomer?: string): Promise<string[]> {
    const { taken } = await countPlaces(trx, row.item_id);
    const free = row.capacity === null ? Number.POSITIVE_INFINITY : row.capacity - taken;
    const moved = movedUp(await listWaiting(trx, row.item_id), free);
    if (moved.length === 0) return [];
    await setState(trx, moved, { state: 'in' });
    const waited = moved.filter((guid) => guid !== newcomer);
    if (waited.length > 0) {
      for (const entry of await findEntries(trx, waited)) await mails.send(trx, 'movedUp', entry);
    }
    return moved;
  }

  const beginningOf = async (itemId: string): Promise<Date | null> =>
    (await events.read(itemId, defaultLanguage))?.beginsAt ?? null;

  const sentFor: SentForService = {
    async require(viewer, formGuid, { itemGuid, guests }) {
      const { value: item } = await items.read(viewer, itemGuid, defaultLanguage);
      const row = await findSignUp(platform.db, itemGuid);
      if (row === undefined || row.form_guid !== formGuid) {
        // A form that stands on an item, as on a vacancy: it closes with it.
        if (item.state !== 'published') throw conflict('form-closed');
        return { itemGuid, guests: undefined };
      }
      const { taken } = await countPlaces(platform.db, itemGuid);
      const placesLeft = row.capacity === null ? null : row.capacity - taken;
      const places = { placesLeft, hasWaitingList: row.has_waiting_list };
      const standing = signUpStanding(momentOf(row, item), places, clock.now());
      if (standing === 'closed' || standing === 'early') throw conflict('form-closed');
      if (guests > row.most_guests) {
        throw badInput([{ path: '_guests', code: 'too-many-guests', message: String(row.most_guests) }]);
      }
      const isKnown =
        viewer.kind === 'user' &&
        viewer.id !== undefined &&
        (await listEntriesOf(platform.db, itemGuid, viewer.id)).length > 0;
      if (isKnown) throw conflict('sign-up-double');
      return { itemGuid, guests };
    },

    async keep(trx, guid, { itemGuid, guests }) {
      if (guests !== undefined) await insertPending(trx, { guid, itemId: itemGuid, guests });
    },

    async begin(trx, touch, guid) {
      const entry = await findEntry(trx, guid);
      const row = entry && (await lockSignUp(trx, entry.itemId));
      if (row === undefined) return;
      const turn = row.last_turn + 1;
      const { taken, waiting } = await countPlaces(trx, row.item_id);
      // The first to come knows when it begins now; so do all after them until it moves.
      const isFirst = taken === 0 && waiting === 0;
      const known = isFirst ? { known_start: await beginningOf(row.item_id) } : {};
      await changeSignUp(trx, row.item_id, { last_turn: turn, ...known });
      await setState(trx, [guid], { state: 'waiting', turn });
      const wasFull = await isFull(trx, row);
      const moved = await moveUp(trx, row, guid);
      if (!moved.includes(guid) && !row.has_waiting_list) throw conflict('sign-up-full');
      await announce(trx, touch, row, (await isFull(trx, row)) !== wasFull);
    },

    async end(trx, touch, guid) {
      const entry = await findEntry(trx, guid);
      const row = entry && (await lockSignUp(trx, entry.itemId));
      if (row === undefined) return;
      const wasFull = await isFull(trx, row);
      await setState(trx, [guid], { state: 'out' });
      await moveUp(trx, row);
      await announce(trx, touch, row, (await isFull(trx, row)) !== wasFull);
    },

    async namesOf(itemGuids, language) {
      const found = await items.namesOf(system, itemGuids, language);
      return new Map(Array.from(found, ([guid, { title }]) => [guid, title]));
    },

    async receiptOf(viewer, guid, language) {
      const entry = await findEntry(platform.db, guid);
      const event = entry && (await events.read(entry.itemId, language));
      if (entry === undefined || event === undefined) return null;
      const names = await items.namesOf(viewer, [entry.itemId], language);
      return {
        submissionGuid: guid,
        itemGuid: entry.itemId,
        state: entry.state,
        guests: entry.guests,
        position: entry.state === 'waiting' ? await countWaitingUntil(platform.db, entry.itemId, entry.turn) : null,
        itemTitle: event.title,
        itemPath: names.get(entry.itemId)?.path ?? null,
        beginsOn: event.beginsAt?.toISOString() ?? null,
      };
    },
  };

  return {
    sentFor,

    /** Set otherwise: more places let people in, fewer throw nobody out. */
    async settled(trx: PlatformTransaction, touch: Touch, itemId: string): Promise<void> {
      const row = await lockSignUp(trx, itemId);
      if (row === undefined) return;
      await moveUp(trx, row);
      await announce(trx, touch, row, true);
    },
  };
}
