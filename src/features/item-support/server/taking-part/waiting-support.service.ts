import { randomUUID } from 'node:crypto';
import type { ContributionKindService } from '#features/contributions/server/contribution-kind.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { ContributionProofsService } from '#features/registration/server/contribution-proofs.service.ts';
import { EmailAddress } from '#features/users/contract/email-address.ts';
import { badInput, conflict, gone } from '#platform/contract/calls/errors.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { isWaitingKey } from '#platform/server/browsers/browser-key.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { SupportKind } from '../../contract/support-kind.ts';
import { isOpenForSupport, offersSupport } from '../../contract/support-rules.ts';
import type { NewTakingPart } from '../../contract/taking-part.ts';
import { pathOfTakingPart } from '../../contract/taking-part-fields.ts';
import { insertSupport } from '../item-support.repository.ts';
import { takeAlong } from '../support-of-merged.ts';
import { tellCounts } from '../support-telling.ts';
import { markProven } from './browser-support.repository.ts';
import {
  deleteWaiting,
  deleteWaitingBefore,
  findWaiting,
  lockWaitingOf,
  putWaiting,
  setWaitingAddress,
} from './waiting-support.repository.ts';

export interface WaitingSupportParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  items: Pick<ListItemsService, 'seen' | 'namesOf'>;
  proofs: Pick<ContributionProofsService, 'ask' | 'isUnderWay'>;
  /** Who proved an address hears what becomes of what they support. */
  whenProven(trx: PlatformTransaction, itemId: string, userId: string): Promise<void>;
}

/** product.md §2: what nobody proved goes after a week. */
const daysWaiting = 7;
const sourceKind = 'FormSubmission';
/** What the keys of it are made with (platform/server/browsers). */
export const waitingSupport = 'support-waiting';

export type WaitingSupportService = ReturnType<typeof createWaitingSupportService>;

/** Votes and joins that count once an address is proven, as those of polls do (docs/decisions/0128). */
export function createWaitingSupportService(parts: WaitingSupportParts) {
  const { platform, clock, authSecret, items, proofs, whenProven } = parts;
  /** That they may was found out when they did; whether there is such an item is asked again. */
  const asProof = systemViewer('proof of support for an item');

  const kind: ContributionKindService = {
    async read(guid) {
      const row = await findWaiting(platform.db, guid);
      return row && { title: row.title, address: row.email, isProven: false };
    },

    isMine: async (_, guid, key) => key !== undefined && isWaitingKey(authSecret, waitingSupport, { guid, key }),

    changeAddress: (trx, guid, address) => setWaitingAddress(trx, guid, address),

    async proven(trx, touch, guid, account) {
      const row = await findWaiting(trx, guid);
      const seen = row && (await items.seen(asProof, row.itemId));
      if (row === undefined || seen === undefined) throw gone();
      if (!isOpenForSupport(seen.state)) throw conflict('support-closed');
      // Opened twice at the same moment, it counts once.
      if (!(await deleteWaiting(trx, guid))) throw gone();
      const { itemId, browser, name } = row;
      let isChanged = false;
      for (const one of row.kinds.filter((each) => offersSupport(seen.features, each))) {
        const given = { itemId, kind: one, userId: account.id };
        isChanged = (await insertSupport(trx, given, clock.now())) || isChanged;
        await markProven(trx, { ...given, browser, name });
      }
      await whenProven(trx, itemId, account.id);
      if (!isChanged) return;
      await tellCounts(trx, touch, itemId, clock);
      await takeAlong({ trx, touch, clock }, itemId, { userId: account.id });
    },

    async pathOf(guid) {
      const row = await findWaiting(platform.db, guid);
      return row === undefined ? '/' : pathOfTakingPart(row.page, row.itemId, 'proven');
    },
  };

  return {
    kind,

    isMailed: (guid: string): Promise<boolean> => proofs.isUnderWay({ kind: sourceKind, guid }),

    /** Kept until the mail is answered. */
    async ask(
      trx: PlatformTransaction,
      { itemId, browser }: { itemId: string; browser: string },
      { kind: asked, email, name, language }: Pick<NewTakingPart, 'kind' | 'email' | 'name' | 'language'>,
      client: Pick<Client, 'ip' | 'origin'>,
    ): Promise<void> {
      const address = EmailAddress.safeParse(email ?? '');
      if (!address.success) throw badInput([{ path: 'body.email', code: 'email', message: 'email' }]);
      const { languages } = await platform.locale();
      // One of the platform's: it comes back in an address of the mail.
      const known = languages.find((one) => one === language) ?? defaultLanguage;
      const named = (await items.namesOf(asProof, [itemId], known)).get(itemId);
      const before = await lockWaitingOf(trx, itemId, browser);
      const kinds = [...new Set<SupportKind>([...(before?.kinds ?? []), asked])];
      const waiting = {
        guid: randomUUID(),
        itemId,
        browser,
        email: address.data,
        name: name.trim() || (before?.name ?? ''),
        kinds,
        title: named?.title ?? '',
        page: splitLanguagePrefix(named?.path ?? '/', languages).path,
      };
      const guid = await putWaiting(trx, waiting, clock.now());
      // Too soon or too often: it waits all the same, and the mail can be asked for later.
      await proofs.ask(trx, { client, language: known }, { address: address.data, source: { kind: sourceKind, guid } });
    },

    async forgetOld(): Promise<void> {
      await deleteWaitingBefore(platform.db, new Date(clock.now().getTime() - daysWaiting * 24 * 60 * 60 * 1000));
    },
  };
}
