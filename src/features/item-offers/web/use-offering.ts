import { useRef } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { newSenderKey } from '#platform/web/robots/sender-key.ts';
import { canSolve, solveChallenge, untilBelieved } from '#platform/web/robots/solve-challenge.ts';
import { addOffer, askOfferChallenge } from '../contract/item-offers.endpoints.ts';

interface Solved {
  token: string;
  solution: number;
  askedAt: number;
}

export interface Offered {
  title: string;
  text: string;
  type: string;
  email: string;
  website: string;
  posted: Record<string, string[]>;
}

/** Sends what is brought. The sum that keeps robots away is begun while somebody is still typing; who is signed in does none. */
export function useOffering(listGuid: string, isKnown: boolean) {
  const call = useCall();
  const language = useLanguage();
  const solved = useRef<Promise<Solved>>(undefined);
  /** A second press, or a retry after the connection broke, is the same item. */
  const key = useRef<string>(undefined);
  const params = { guid: listGuid };

  const solve = async (): Promise<Solved> => {
    const challenge = await call(askOfferChallenge, { params });
    const askedAt = Date.now();
    return { token: challenge.token, solution: await solveChallenge(challenge), askedAt };
  };
  function prepare(): Promise<Solved> {
    solved.current ??= solve().catch((failure: unknown) => {
      // The connection may be back at the next attempt.
      solved.current = undefined;
      throw failure;
    });
    return solved.current;
  }

  return {
    /** On a page that is not safe (plain http) the browser has no hashes, and posts the form by itself. */
    canSend: () => isKnown || canSolve(),
    /** A failure is told when it is sent. */
    prepare(): void {
      if (!isKnown && canSolve()) void prepare().catch(() => undefined);
    },
    /** Where it is seen by who brought it. */
    async send({ email, ...offered }: Offered): Promise<string> {
      key.current ??= newSenderKey();
      const challenge = isKnown ? undefined : await prepare();
      if (challenge !== undefined) await untilBelieved(challenge.askedAt);
      const asked = challenge && { token: challenge.token, solution: challenge.solution };
      try {
        const { guid } = await call(addOffer, {
          params,
          body: { ...offered, language, key: key.current, challenge: asked, ...(email !== '' && { email }) },
        });
        return `/offered/${guid}?key=${key.current}`;
      } finally {
        // Each sum is for one sending.
        solved.current = undefined;
      }
    },
  };
}
