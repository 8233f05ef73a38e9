import { createHmac } from 'node:crypto';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { badRequest, conflict, notFound, signInNeeded } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { newBrowserKey, waitingKey } from '#platform/server/browsers/browser-key.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform } from '#platform/server/platform.ts';
import { makeChallenge, readChallenge } from '#platform/server/robots/challenge.ts';
import { requireUnused } from '#platform/server/robots/used-challenges.ts';
import type { OwnSupport } from '../../contract/item-support.ts';
import type { SupportKind } from '../../contract/support-kind.ts';
import { isOpenForSupport, offersSupport, shownCounts, supportRule } from '../../contract/support-rules.ts';
import type { NewTakingPart, TakingPart } from '../../contract/taking-part.ts';
import type { OwnState } from '../item-support.repository.ts';
import type { ItemSupportService } from '../item-support.service.ts';
import { takeAlong, takeBackOfAll } from '../support-of-merged.ts';
import { tellCounts } from '../support-telling.ts';
import { deleteOfBrowser, findStateOfBrowser, insertOfBrowser } from './browser-support.repository.ts';
import { deleteWaiting, findWaitingOf, lockWaitingOf, setWaitingKinds } from './waiting-support.repository.ts';
import { type WaitingSupportService, waitingSupport } from './waiting-support.service.ts';

interface TakingPartParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  items: Pick<ListItemsService, 'seen'>;
  itemSupport: Pick<ItemSupportService, 'add' | 'takeBack' | 'read'>;
  waiting: Pick<WaitingSupportService, 'ask' | 'isMailed'>;
}

/** Who takes part: themselves when they are signed in, and the browser that they do it in. */
export interface Supporter {
  viewer: Viewer;
  /** The key of its cookie, when it has one. */
  browser: string | undefined;
}

interface Sent extends Pick<NewTakingPart, 'kind' | 'email' | 'name' | 'language'> {
  /** Of the sum, where one was done. */
  mark?: string | undefined;
}

/** What came of it, and the browser's key: new when it had none. */
export interface TookPart {
  part: TakingPart;
  browser: string | undefined;
}

const isMember = ({ kind, isActive }: Viewer): boolean => kind === 'user' && isActive;

export type TakingPartService = ReturnType<typeof createTakingPartService>;

/** Voting and joining with or without an account (product.md §1.2): each person, proven address or browser once. */
export function createTakingPartService(parts: TakingPartParts) {
  const { platform, clock, authSecret, items, itemSupport, waiting } = parts;

  /** The same for every item: of two that are merged, a browser that voted for both counts once. */
  const knownAs = (browser: string): string =>
    createHmac('sha256', authSecret).update(`item-support ${browser}`).digest('base64url');

  async function seenBy(viewer: Viewer, id: string) {
    const seen = await items.seen(viewer, id);
    if (seen === undefined) throw notFound();
    return seen;
  }
  type Seen = Awaited<ReturnType<typeof seenBy>>;

  const shown = ({ features, state }: Seen, { votes, joins, kinds }: OwnState): OwnSupport => ({
    ...shownCounts(features, { votes, joins }),
    hasVoted: kinds.includes('vote'),
    hasJoined: kinds.includes('join'),
    isOpen: isOpenForSupport(state),
  });

  async function waitingFor(id: string, here: string | undefined): Promise<TakingPart['waiting']> {
    const row = here === undefined ? undefined : await findWaitingOf(platform.db, id, here);
    if (row === undefined) return null;
    const { guid, email, kinds, title, page } = row;
    const key = waitingKey(authSecret, waitingSupport, guid);
    return { guid, key, email, kinds, title, page, isMailed: await waiting.isMailed(guid) };
  }

  async function read({ viewer, browser }: Supporter, id: string): Promise<TakingPart> {
    if (isMember(viewer)) return { ...(await itemSupport.read(viewer, id)), waiting: null };
    const seen = await seenBy(viewer, id);
    const here = browser === undefined ? undefined : knownAs(browser);
    const state = await findStateOfBrowser(platform.db, id, here);
    return { ...shown(seen, state), waiting: await waitingFor(id, here) };
  }

  /** However it was sent. */
  async function take(supporter: Supporter, id: string, sent: Sent, client: Pick<Client, 'ip' | 'origin'>) {
    const { viewer } = supporter;
    const { kind } = sent;
    if (isMember(viewer)) {
      return { part: { ...(await itemSupport.add(viewer, id, kind)), waiting: null }, browser: undefined };
    }
    const seen = await seenBy(viewer, id);
    if (!offersSupport(seen.features, kind)) throw notFound();
    const rule = supportRule(false, seen.features.supporters, kind);
    if (rule === 'sign-in') throw signInNeeded();
    if (!isOpenForSupport(seen.state)) throw conflict('support-closed');
    const browser = supporter.browser ?? newBrowserKey();
    const row = { itemId: id, kind, browser: knownAs(browser) };
    await platform.transaction(async (trx, touch) => {
      if (sent.mark !== undefined) await requireUnused(trx, { mark: sent.mark, key: browser, now: clock.now() });
      // What was proven in this browser needs no second mail.
      if ((await findStateOfBrowser(trx, id, row.browser)).kinds.includes(kind)) return;
      if (rule === 'prove') await waiting.ask(trx, row, sent, client);
      else if (await insertOfBrowser(trx, row, clock.now())) {
        await tellCounts(trx, touch, id, clock);
        await takeAlong({ trx, touch, clock }, id, row);
      }
    });
    return { part: await read({ viewer, browser }, id), browser };
  }

  return {
    read,
    take: take as (...asked: Parameters<typeof take>) => Promise<TookPart>,

    async challenge(viewer: Viewer, id: string): Promise<Challenge> {
      await seenBy(viewer, id);
      return makeChallenge(authSecret, id, clock.now());
    },

    /** From a browser with our script, which did the sum where there is no account. */
    async takeChecked(supporter: Supporter, id: string, sent: NewTakingPart, client: Client): Promise<TookPart> {
      if (sent.website !== '') throw conflict('form-refused');
      if (isMember(supporter.viewer)) return take(supporter, id, sent, client);
      if (sent.challenge === undefined) throw badRequest('form-challenge');
      const { mark } = readChallenge(authSecret, id, sent.challenge, clock.now());
      return take(supporter, id, { ...sent, mark }, client);
    },

    /** Also of what is over, and of what still waits for its proof. */
    async stop({ viewer, browser }: Supporter, id: string, kind: SupportKind): Promise<TakingPart> {
      if (isMember(viewer)) return { ...(await itemSupport.takeBack(viewer, id, kind)), waiting: null };
      await seenBy(viewer, id);
      if (browser !== undefined) {
        const here = knownAs(browser);
        await platform.transaction(async (trx, touch) => {
          await takeBackOfAll({ trx, touch, clock }, id, (itemId, cameFrom) =>
            deleteOfBrowser(trx, { itemId, kind, browser: here }, cameFrom),
          );
          const row = await lockWaitingOf(trx, id, here);
          const left = row?.kinds.filter((one) => one !== kind) ?? [];
          if (row !== undefined && left.length > 0) await setWaitingKinds(trx, row.guid, left);
          else if (row !== undefined) await deleteWaiting(trx, row.guid);
        });
      }
      return read({ viewer, browser }, id);
    },
  };
}
