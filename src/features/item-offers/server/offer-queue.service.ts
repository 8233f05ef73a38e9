import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import { conflict, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import { offerAudit } from '../contract/item-offers.audit.ts';
import { offersTag } from '../contract/item-offers.tags.ts';
import type { DecidedOffer, OfferQueue } from '../contract/offer.ts';
import type { OfferDecision } from '../contract/offer-words.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import { answersOf } from './offer-content.ts';
import type { OfferParts } from './offer-parts.ts';
import type { OfferPlaces } from './offer-places.ts';
import { revisionOf } from './offer-revision.ts';
import { mailedPath } from './offer-rights.ts';
import {
  countWaiting,
  findOffer,
  findWaiting,
  findWaitingLists,
  lockOffer,
  type OfferRow,
  setStanding,
} from './offers.repository.ts';
import { placedOf } from './placed-offer.ts';

const perPage = 20;

export type OfferQueueService = ReturnType<typeof createOfferQueueService>;

/** What waits for an editor: of each list for who edits the page that it stands on. */
export function createOfferQueueService(parts: OfferParts, places: OfferPlaces) {
  const { platform, clock, authSecret, audit, mail, accounts, items } = parts;
  const { db } = platform;

  async function edited(viewer: Viewer): Promise<string[]> {
    const lists = await findWaitingLists(db);
    const found = await Promise.all(lists.map((list) => items.placed.queueOf(viewer, list)));
    return lists.filter((_, at) => found[at]?.canEdit === true);
  }

  async function shown(viewer: Viewer, row: OfferRow, language: Language): Promise<OfferQueue['offers'][number]> {
    const { pageId, takes } = await items.placed.queueOf(viewer, row.listGuid);
    // In the words of what it was brought as, whatever the list takes by now.
    const type = await items.placed.typeNamed(row.typeName);
    const { guid, title, words, userId, createdAt } = row;
    return {
      guid,
      revision: revisionOf(row),
      title,
      text: words,
      answers: answersOf(type?.fields ?? [], row.fields, language),
      by: userId === null ? null : ((await accounts.addressee(db, userId))?.email ?? null),
      at: createdAt.toISOString(),
      isTaken: type !== undefined && takes(row.typeName),
      ...(await places.named(row.listGuid, pageId, language)),
    };
  }

  /** Who brought it without an address hears nothing: nobody can be told there. */
  async function tell(trx: PlatformTransaction, actor: Actor, row: OfferRow, decision: OfferDecision, reason: string) {
    const to = row.userId === null ? undefined : await accounts.addressee(trx, row.userId);
    if (to === undefined) return;
    const { language } = placedOf(row);
    await mail.queue(trx, {
      kind: `offer-${decision}`,
      to: to.email,
      language,
      texts: mailTexts({ nl, en }, ({ offerMail }) => offerMail[decision]),
      values: { title: row.title, reason },
      link: {
        path: withLanguagePrefix(mailedPath(authSecret, row.guid), language),
        askedAt: actor.client?.origin,
      },
    });
  }

  return {
    async list(
      viewer: Viewer,
      { pageNumber, language }: { pageNumber: number; language: Language },
    ): Promise<OfferQueue> {
      const lists = await edited(viewer);
      const part = { offset: (pageNumber - 1) * perPage, limit: perPage + 1 };
      const [rows, total] = await Promise.all([findWaiting(db, lists, part), countWaiting(db, lists)]);
      const offers = await Promise.all(rows.slice(0, perPage).map((row) => shown(viewer, row, language)));
      return { total, offers, hasMore: rows.length > perPage };
    },

    async decide(actor: Actor, guid: string, { decision, reason, revision }: DecidedOffer): Promise<void> {
      const { viewer } = actor;
      const found = await findOffer(db, guid);
      const queue = found && (await items.placed.queueOf(viewer, found.listGuid));
      // To who does not edit the list, what waits is not there.
      if (found === undefined || queue?.canEdit !== true || found.status === 'unproven') throw notFound();
      if (decision === 'place' && !queue.takes(found.typeName)) throw conflict('offer-other-type');
      if (decision === 'place' && !(await items.placed.isFree(viewer, found.listGuid)))
        throw notAllowed('approval-needed');
      await platform.transaction(async (trx, touch) => {
        const row = await lockOffer(trx, guid);
        // Its maker may change it while it waits: nobody places or refuses what they did not read.
        if (row?.status !== 'waiting' || revisionOf(row) !== revision) throw conflict('offer-settled');
        const status = decision === 'place' ? 'shown' : 'refused';
        await setStanding(trx, guid, { status, reason, now: clock.now() });
        if (decision === 'place') await items.placed.place(trx, touch, placedOf(row), row.userId);
        await tell(trx, actor, row, decision, reason);
        const action = decision === 'place' ? offerAudit.placed : offerAudit.refused;
        const subject = { kind: 'item', id: guid, name: row.title };
        await audit.record(trx, actor, { action, subject, ...(reason !== '' && { details: { reason } }) });
        touch(offersTag);
      });
    },
  };
}
