import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FormsService } from '#features/forms/server/forms.service.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { keptUntil } from '#features/item-support/contract/kept-counts.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { badInput, conflict } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import type { OwnSignUp, SignUp, SignUpSettings, SignUpSetUp } from '../contract/sign-up.ts';
import { closingOf, nextSignUpChange, signUpStanding } from '../contract/sign-up-standing.ts';
import { signUpAudit } from '../contract/sign-ups.audit.ts';
import { signUpTag } from '../contract/sign-ups.tags.ts';
import type { SignUpEvents } from './sign-up-events.ts';
import { isMoved, momentOf } from './sign-up-moment.ts';
import type { SignUpPlacesService } from './sign-up-places.service.ts';
import {
  type Counts,
  countPlaces,
  countWaitingUntil,
  deleteSignUp,
  findSignUp,
  hasAny,
  listEntriesOf,
  lockSignUp,
  type SignUpRow,
  writeSignUp,
} from './sign-ups.repository.ts';
import { createStandardForm } from './standard-form.ts';

interface SignUpsParts {
  platform: Platform;
  clock: Clock;
  audit: AuditService;
  items: Pick<ListItemsService, 'read' | 'requireEditor'>;
  liveForms: LiveFormsService;
  forms: FormsService;
  places: SignUpPlacesService;
  events: SignUpEvents;
}

/** An answer that may be kept, with what ends it. */
interface SharedSignUp {
  value: SignUp | null;
  tags: Tag[];
  changesAt: Date | undefined;
}

const earliest = (moments: readonly (Date | undefined)[]): Date | undefined =>
  moments.filter((at) => at !== undefined).sort((a, b) => a.getTime() - b.getTime())[0];

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

export type SignUpsService = ReturnType<typeof createSignUpsService>;

/** Signing up for an event: how it is set, and what everyone is shown of it (docs/decisions/0127). */
export function createSignUpsService({
  platform,
  clock,
  audit,
  items,
  liveForms,
  forms,
  places,
  events,
}: SignUpsParts) {
  const standardForm = createStandardForm({ platform, clock, liveForms, forms });

  const titleOf = async (itemId: string): Promise<string> =>
    (await events.read(itemId, defaultLanguage))?.title ?? itemId;

  /** A form that is published, chosen by who may place forms; one that stood there already stays. */
  async function chosenForm(actor: Actor, given: string | null, before: SignUpRow | undefined): Promise<string> {
    if (given === null) return standardForm.find(actor);
    if (given === before?.form_guid) return given;
    const choices = await liveForms.choices(actor.viewer, defaultLanguage);
    if (choices.some(({ guid }) => guid === given)) return given;
    throw badInput([{ path: 'body.formGuid', code: 'unknown-form', message: given }]);
  }

  return {
    async read(viewer: Viewer, itemId: string): Promise<SharedSignUp> {
      const { value: item, tags, changesAt } = await items.read(viewer, itemId, defaultLanguage);
      const row = await findSignUp(platform.db, itemId);
      const shared = { tags: [...tags, signUpTag(itemId)], changesAt };
      if (row === undefined) return { ...shared, value: null };
      const now = clock.now();
      const { taken, waiting } = await countPlaces(platform.db, itemId);
      const moment = momentOf(row, item);
      const placesLeft = row.capacity === null ? null : Math.max(0, row.capacity - taken);
      return {
        value: {
          formGuid: row.form_guid,
          standing: signUpStanding(moment, { placesLeft, hasWaitingList: row.has_waiting_list }, now),
          capacity: row.capacity,
          placesLeft,
          waiting,
          mostGuests: row.most_guests,
          opensOn: row.opens_at?.toISOString() ?? null,
          closesOn: closingOf(moment)?.toISOString() ?? null,
        },
        tags: shared.tags,
        changesAt: earliest([changesAt, nextSignUpChange(moment, now), keptUntil(row.announced_at, now)]),
      };
    },

    async own(viewer: Viewer, itemId: string): Promise<OwnSignUp[]> {
      const userId = requireUserId(viewer);
      const entries = await listEntriesOf(platform.db, itemId, userId);
      return Promise.all(
        entries.map(async ({ guid, state, guests, turn }) => ({
          submissionGuid: guid,
          state,
          guests,
          position: state === 'waiting' ? await countWaitingUntil(platform.db, itemId, turn) : null,
        })),
      );
    },

    async readSettings(viewer: Viewer, itemId: string, language: Language): Promise<SignUpSetUp> {
      await items.requireEditor(viewer, itemId);
      const row = await findSignUp(platform.db, itemId);
      const counts = await countPlaces(platform.db, itemId);
      const choices = viewer.isContentManager ? await liveForms.choices(viewer, language) : [];
      return {
        settings: row === undefined ? null : await settingsOf(row),
        ...counts,
        hasMoved: await hasMoved(row, counts),
        forms: choices,
      };
    },

    async saveSettings(actor: Actor, itemId: string, settings: SignUpSettings): Promise<void> {
      await items.requireEditor(actor.viewer, itemId);
      const [opens, closes] = [dateOf(settings.opensOn), dateOf(settings.closesOn)];
      if (opens !== null && closes !== null && closes <= opens) {
        throw badInput([{ path: 'body.closesOn', code: 'before-start', message: settings.closesOn ?? '' }]);
      }
      const form = await chosenForm(actor, settings.formGuid, await findSignUp(platform.db, itemId));
      const name = await titleOf(itemId);
      await platform.transaction(async (trx, touch) => {
        await lockSignUp(trx, itemId);
        await writeSignUp(trx, itemId, {
          form_guid: form,
          capacity: settings.capacity,
          most_guests: settings.mostGuests,
          has_waiting_list: settings.hasWaitingList,
          opens_at: opens,
          closes_at: closes,
        });
        await places.settled(trx, touch, itemId);
        const { capacity, mostGuests } = settings;
        await audit.record(trx, actor, {
          action: signUpAudit.changed,
          subject: { kind: 'item', id: itemId, name },
          details: { capacity, mostGuests },
        });
      });
    },

    /** Not any more once somebody signed up: they would not know where they stand. It can be closed. */
    async remove(actor: Actor, itemId: string): Promise<void> {
      await items.requireEditor(actor.viewer, itemId);
      const name = await titleOf(itemId);
      await platform.transaction(async (trx, touch) => {
        if ((await lockSignUp(trx, itemId)) === undefined) return;
        if (await hasAny(trx, itemId)) throw conflict('sign-up-in-use');
        await deleteSignUp(trx, itemId);
        touch(signUpTag(itemId));
        await audit.record(trx, actor, {
          action: signUpAudit.changed,
          subject: { kind: 'item', id: itemId, name },
          details: { isRemoved: true },
        });
      });
    },
  };

  /** Asked of its organiser while somebody does not know. */
  async function hasMoved(row: SignUpRow | undefined, { taken, waiting }: Counts): Promise<boolean> {
    if (row === undefined || taken + waiting === 0) return false;
    const event = await events.read(row.item_id, defaultLanguage);
    return event !== undefined && isMoved(row.known_start, event.beginsAt);
  }

  async function settingsOf(row: SignUpRow): Promise<SignUpSettings> {
    return {
      formGuid: (await standardForm.isStandard(row.form_guid)) ? null : row.form_guid,
      capacity: row.capacity,
      mostGuests: row.most_guests,
      hasWaitingList: row.has_waiting_list,
      opensOn: row.opens_at?.toISOString() ?? null,
      closesOn: row.closes_at?.toISOString() ?? null,
    };
  }
}
