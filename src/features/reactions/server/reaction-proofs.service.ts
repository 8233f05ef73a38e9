import type { ContributionKindService } from '#features/contributions/server/contribution-kind.service.ts';
import { gone, notAllowed } from '#platform/contract/calls/errors.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { provenState } from '../contract/reaction-rules.ts';
import { targetOf } from './present-reaction.ts';
import { markProven, setProofAddress } from './reaction-proofs.repository.ts';
import { findBlock, findReaction, lockReaction } from './reactions.repository.ts';
import type { ReactionsParts } from './reactions-parts.ts';

export type ReactionProofsService = ReturnType<typeof createReactionProofsService>;

/** Reactions of who has no account count once their address is proven (visibility Verify, source kind ListItem). */
export function createReactionProofsService({ platform, clock, targets, rights, settling }: ReactionsParts) {
  const { db } = platform;
  // Whoever proves has no session here; whether the thread is still there does not depend on them.
  const proving = systemViewer('prove');

  const kind: ContributionKindService = {
    async read(guid, language) {
      const row = await findReaction(db, guid);
      const seen = row && (await targets.seen(proving, targetOf(row), language as Language));
      if (row === undefined || seen === undefined || row.status === 'withdrawn') return undefined;
      return { title: seen.title, address: row.email, isProven: row.status !== 'unproven' };
    },

    async isMine(viewer, guid, key) {
      const row = await findReaction(db, guid);
      return row !== undefined && rights.isMine(viewer, row, key);
    },

    async changeAddress(trx, guid, address) {
      await setProofAddress(trx, guid, address);
    },

    async proven(trx, touch, guid, account) {
      const found = await findReaction(trx, guid);
      const seen = found && (await targets.seen(proving, targetOf(found)));
      if (found === undefined || seen === undefined) throw gone();
      if (found.rootGuid !== null) await lockReaction(trx, found.rootGuid);
      const row = await lockReaction(trx, guid);
      if (row?.status !== 'unproven') throw gone();
      if ((await findBlock(trx, account.id)) !== undefined) throw notAllowed('reactions-blocked');
      const rules = await rights.rulesOf(seen.own);
      // Whoever reacts without signing in is a visitor here, whoever they are elsewhere.
      const status = provenState({ ...rules, words: row.words, isTrusted: true, isModerator: false });
      await markProven(trx, guid, { userId: account.id, status, now: clock.now() });
      await settling.reaction(trx, touch, guid);
    },

    pathOf: (guid) => `/reaction/${guid}?key=${rights.mailedKey(guid)}`,
  };

  return { kind };
}
