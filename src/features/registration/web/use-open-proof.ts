import { useEffect, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { readMailProof } from '../contract/registration.endpoints.ts';
import type { OpenProof } from '../contract/registration.ts';

const refusals = [400, 404, 410];

interface LookedAt {
  proof: OpenProof | undefined;
  isOver: boolean;
}

/**
 * Looks whether the link still works, in the browser only: a page drawn by the server is kept, and who a link is for is
 * nobody else's business. Any other failure shows when the form is sent.
 */
export function useOpenProof(token: string): LookedAt {
  const call = useCall();
  const [looked, setLooked] = useState<LookedAt>({ proof: undefined, isOver: false });
  useEffect(() => {
    if (token === '') return;
    call(readMailProof, { params: { token } }).then(
      (proof) => setLooked({ proof, isOver: false }),
      (error: unknown) => {
        setLooked({ proof: undefined, isOver: error instanceof CallError && refusals.includes(error.status) });
      },
    );
  }, [call, token]);
  return looked;
}
