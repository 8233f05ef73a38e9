import type { ContributionKind, ContributionSource } from '#features/registration/contract/contribution-kinds.ts';
import { verificationMailStatus } from '#features/registration/contract/verification-mail-result.ts';
import type {
  Asking,
  ContributionProofsService,
  GivenContributionProof,
} from '#features/registration/server/contribution-proofs.service.ts';
import { AppError, gone } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { AskedContributionMail, OpenContribution, ProvenContribution } from '../contract/contribution.ts';
import type { ContributionKindService } from './contribution-kind.service.ts';

interface ContributionsParts {
  platform: Platform;
  proofs: ContributionProofsService;
  /** Those in which something can be brought with an address that is still to be proven. */
  kinds: Partial<Record<ContributionKind, ContributionKindService>>;
}

export type ContributionsService = ReturnType<typeof createContributionsService>;

/** Taking part without an account (product.md §1.2): what somebody brings counts once its address is proven by mail. */
export function createContributionsService({ platform, proofs, kinds }: ContributionsParts) {
  function kindOf({ kind }: ContributionSource): ContributionKindService {
    const found = kinds[kind];
    if (found === undefined) throw gone();
    return found;
  }

  return {
    async read(token: string, language: string): Promise<OpenContribution> {
      const { source, address } = await proofs.find({ token });
      const brought = await kindOf(source).read(source.guid, language);
      if (brought === undefined) throw gone();
      return { source, email: address, title: brought.title };
    },

    async prove(client: Client, given: GivenContributionProof): Promise<ProvenContribution> {
      const proof = await proofs.find(given);
      const kind = kindOf(proof.source);
      const path = await kind.pathOf(proof.source.guid);
      await platform.transaction(async (trx, touch) => {
        const account = await proofs.take(trx, proof, client);
        await kind.proven(trx, touch, proof.source.guid, account, client);
      });
      return { path };
    },

    /** The eight results of §4: the two that are no refusal are answered, the others told as one. */
    async askMail(
      viewer: Viewer,
      asking: Asking,
      { source, key, email }: AskedContributionMail,
    ): Promise<{ result: 'Sent' | 'AlreadyVerified' }> {
      const kind = kindOf(source);
      const brought = await kind.read(source.guid, asking.language);
      if (brought === undefined) throw refusal('not-found', 'NotFound');
      if (!(await kind.isMine(viewer, source.guid, key))) throw refusal('not-allowed', 'Unauthorized');
      if (brought.isProven) return { result: 'AlreadyVerified' };
      const address = email ?? brought.address;
      if (address === null) throw refusal('bad-request', 'BadRequest');
      await proofs.askAgain(asking, { address, source, follows: brought.follows });
      // After the limits: whoever may not mail another address yet keeps the one they gave.
      if (address !== brought.address) {
        await platform.transaction((trx) => kind.changeAddress(trx, source.guid, address));
      }
      return { result: 'Sent' };
    },
  };
}

const refusal = (code: string, result: 'NotFound' | 'Unauthorized' | 'BadRequest') =>
  new AppError(code, verificationMailStatus[result], { result });
