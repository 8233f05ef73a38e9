import { randomBytes, randomUUID } from 'node:crypto';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { AppError, badInput, badRequest, conflict, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Client } from '#platform/server/http/route.ts';
import { hashOfKey } from '#platform/server/mailed-key.ts';
import { makeChallenge, readChallenge } from '#platform/server/robots/challenge.ts';
import { requireUnused } from '#platform/server/robots/used-challenges.ts';
import { offersTag } from '../contract/item-offers.tags.ts';
import { type ChangedOffer, type MadeOffer, type NewOffer, PostedOffer } from '../contract/offer.ts';
import { canStillChange, canWithdraw, daysKept, firstState, mostInTenMinutes } from '../contract/offer-rules.ts';
import { offerFields } from '../contract/offer-words.ts';
import { readOffered } from './offer-content.ts';
import type { OfferParts } from './offer-parts.ts';
import type { OfferPlaces } from './offer-places.ts';
import { isMine, userIdOf } from './offer-rights.ts';
import {
  countSince,
  findByKey,
  findOffer,
  insertOffer,
  lockOffer,
  type OfferRow,
  setContent,
  setStanding,
} from './offers.repository.ts';
import { placedOf } from './placed-offer.ts';

type AskingClient = Pick<Client, 'ip' | 'origin'>;

/** What is brought, whichever way it came. */
interface Writing extends Omit<NewOffer, 'challenge' | 'website'> {
  /** The sum was done. */
  isChecked: boolean;
  /** Which sum, where one was asked. */
  mark?: string | undefined;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Bringing an item, putting it right and taking it back. */
export function createOfferWriting(parts: OfferParts, places: OfferPlaces) {
  const { platform, clock, authSecret, items, proofs } = parts;
  const { db } = platform;

  async function requireCalm(userId: string | null, email: string | null): Promise<void> {
    const lately = await countSince(db, { userId, email }, new Date(clock.now().getTime() - 10 * minute));
    if (lately < mostInTenMinutes) return;
    const values = { count: mostInTenMinutes };
    throw new AppError('offers-too-fast', 429, { headers: { 'retry-after': '600' }, values });
  }

  async function write(viewer: Viewer, listGuid: string, writing: Writing, client: AskingClient): Promise<MadeOffer> {
    const { title, text, type: asked, posted, email, key, language, isChecked, mark } = writing;
    const place = await places.require(viewer, listGuid, asked);
    const keyHash = hashOfKey(key);
    const before = await findByKey(db, listGuid, keyHash);
    if (before !== undefined) return { guid: before.guid, state: before.status };
    const { way, type } = place;
    // The list takes something else since the form was opened: what was answered is of another type.
    if (asked !== undefined && asked !== type.name) throw conflict('offer-other-type');
    if (way === 'sign-in' || way === 'none') throw notAllowed('offers-not-allowed');
    const userId = way === 'member' ? userIdOf(viewer) : null;
    const address = way === 'proof' ? email?.toLowerCase() : undefined;
    if (way === 'proof' && address === undefined)
      throw badInput([{ path: 'body.email', code: 'missing', message: 'an address to prove' }]);
    await requireCalm(userId, address ?? null);
    const { timeZone } = await platform.locale();
    const read = readOffered(place.fields, posted, { language, timeZone, now: clock.now() });
    const guid = randomUUID();
    const offer = { guid, listGuid, typeName: type.name, title, words: text, language, ...read };
    await items.placed.check(placedOf(offer));
    const state = firstState({
      needsProof: way === 'proof',
      isLookedAt: await places.isLookedAtFor(viewer, place),
      words: `${title}\n${text}`,
      isTrusted: way === 'member' || isChecked,
    });
    return platform.transaction(async (trx, touch) => {
      if (mark !== undefined) await requireUnused(trx, { mark, key, now: clock.now() });
      const isNew = await insertOffer(trx, {
        guid,
        list_guid: listGuid,
        type_name: type.name,
        title,
        words: text,
        fields: JSON.stringify(read.fields),
        posted: JSON.stringify(read.posted),
        language,
        user_id: userId,
        author_email: address ?? null,
        status: state,
        key_hash: keyHash,
        created_at: clock.now(),
      });
      // Whoever sent the same at the same moment was first, and is through by now.
      if (!isNew) {
        const twin = await findByKey(trx, listGuid, keyHash);
        if (twin === undefined) throw conflict('offer-settled');
        return { guid: twin.guid, state: twin.status };
      }
      if (address !== undefined) {
        // Too soon or too often: it is kept all the same, and the mail can be asked for later.
        await proofs.ask(trx, { client, language }, { address, source: { kind: 'ListItem', guid } });
      }
      if (state === 'shown') await items.placed.place(trx, touch, placedOf(offer), userId);
      if (state === 'waiting') touch(offersTag);
      return { guid, state };
    });
  }

  /** One's own; of any other the answer is the same as of none. */
  async function requireMine(viewer: Viewer, guid: string, key: string | undefined): Promise<OfferRow> {
    const row = await findOffer(db, guid);
    if (row === undefined || !isMine(authSecret, viewer, row, key)) throw notFound();
    return row;
  }

  return {
    requireMine,

    async challenge(viewer: Viewer, listGuid: string): Promise<Challenge> {
      await places.require(viewer, listGuid);
      return makeChallenge(authSecret, listGuid, clock.now());
    },

    /** From a browser with our script, which did the sum when nobody is signed in. */
    async add(viewer: Viewer, listGuid: string, body: NewOffer, client: AskingClient): Promise<MadeOffer> {
      const { challenge, website, ...writing } = body;
      if (website !== '') throw conflict('form-refused');
      if (userIdOf(viewer) === null && challenge === undefined) throw badRequest('form-challenge');
      const solved = challenge && readChallenge(authSecret, listGuid, challenge, clock.now());
      return write(viewer, listGuid, { ...writing, isChecked: true, mark: solved?.mark }, client);
    },

    /** From a browser without script: what is not proven by mail waits for an editor. Answers with its key. */
    async post(
      viewer: Viewer,
      listGuid: string,
      fields: PostedFields,
      { client, language }: { client: AskingClient; language: Language },
    ): Promise<{ guid: string; key: string }> {
      const sent = PostedOffer.safeParse(
        Object.fromEntries(
          Object.values(offerFields).flatMap((name) => fields[name]?.slice(0, 1).map((v) => [name, v]) ?? []),
        ),
      );
      if (!sent.success) throw badRequest('offer-incomplete');
      const { website, ...writing } = sent.data;
      if (website !== '') throw conflict('form-refused');
      const key = randomBytes(24).toString('base64url');
      const posted = Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, [...values]]));
      const made = await write(viewer, listGuid, { ...writing, posted, key, language, isChecked: false }, client);
      return { guid: made.guid, key };
    },

    async change(viewer: Viewer, guid: string, { title, text, posted, key }: ChangedOffer): Promise<MadeOffer> {
      const row = await requireMine(viewer, guid, key);
      const place = await places.require(viewer, row.listGuid, row.typeName);
      // What is asked of another type is no answer to what was asked of this one.
      if (place.type.name !== row.typeName) throw conflict('offer-other-type');
      const { timeZone } = await platform.locale();
      const language = placedOf(row).language;
      const read = readOffered(place.fields, posted, { language, timeZone, now: clock.now() });
      const changed = { ...row, title, words: text, ...read };
      await items.placed.check(placedOf(changed));
      return platform.transaction(async (trx, touch) => {
        const current = await lockOffer(trx, guid);
        if (current === undefined) throw notFound();
        if (!canStillChange(current.status)) throw conflict('offer-settled');
        await setContent(trx, guid, changed);
        if (current.status === 'waiting') touch(offersTag);
        return { guid, state: current.status };
      });
    },

    async withdraw(actor: Actor, guid: string, key: string | undefined): Promise<void> {
      await requireMine(actor.viewer, guid, key);
      await platform.transaction(async (trx, touch) => {
        const row = await lockOffer(trx, guid);
        if (row === undefined) throw notFound();
        if (row.status === 'withdrawn') return;
        if (!canWithdraw(row.status)) throw conflict('offer-settled');
        await setStanding(trx, guid, { status: 'withdrawn', statusBefore: row.status, now: clock.now() });
        if (row.status === 'shown') await items.placed.takeAway(trx, touch, actor, guid, row.userId);
        touch(offersTag);
      });
    },

    async putBack(actor: Actor, guid: string, key: string | undefined): Promise<void> {
      await requireMine(actor.viewer, guid, key);
      const now = clock.now();
      await platform.transaction(async (trx, touch) => {
        const row = await lockOffer(trx, guid);
        if (row === undefined) throw notFound();
        if (row.status !== 'withdrawn') return;
        const isTooLate = now.getTime() - row.createdAt.getTime() > daysKept.unproven * day;
        if (row.statusBefore === null || (row.statusBefore === 'unproven' && isTooLate))
          throw conflict('offer-settled');
        if (row.statusBefore === 'shown') await items.placed.bringBack(trx, touch, actor, guid, row.userId);
        await setStanding(trx, guid, { status: row.statusBefore, now });
        touch(offersTag);
      });
    },
  };
}
