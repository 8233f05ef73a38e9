import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { type OwnerProof, readOwnerProof } from '../../contract/proof.endpoints.ts';

const ProofDialog = lazy(() => import('../proof/proof-dialog.tsx'));

interface Asked {
  ways: OwnerProof['ways'];
  end: (isShown: boolean) => void;
}

interface OwnerProofAsking {
  /** Before a call that changes how one signs in. False for who would rather not; then nothing is to be done. */
  ask: () => Promise<boolean>;
  /** To be drawn outside any form: what is sent in it is no part of that form. */
  dialog: ReactNode;
}

/**
 * Has someone show again that the account is theirs, when the server would ask for it, and lets them go on. `lead` says why,
 * where they do something else than change how they sign in.
 */
export function useOwnerProof(lead?: string): OwnerProofAsking {
  const call = useCall();
  const [asked, setAsked] = useState<Asked>();
  return {
    ask: async () => {
      const { isRecent, ways } = await call(readOwnerProof, {});
      // Who can show nothing is told by the call itself to sign in again.
      if (isRecent || ways.length === 0) return true;
      return new Promise((end) => setAsked({ ways, end }));
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <ProofDialog
          ways={asked.ways}
          lead={lead}
          onEnd={(isShown) => {
            setAsked(undefined);
            asked.end(isShown);
          }}
        />
      </Suspense>
    ),
  };
}
