import { useRef } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { newSenderKey } from '#platform/web/robots/sender-key.ts';
import { canSolve, solveChallenge, untilBelieved } from '#platform/web/robots/solve-challenge.ts';
import type { MadeReaction, ThreadTarget } from '../contract/reaction.ts';
import { addReaction, askReactionChallenge } from '../contract/reactions.endpoints.ts';
import { keepOwnKey } from './own-keys.ts';

interface Solved {
  token: string;
  solution: number;
  askedAt: number;
}

interface Said {
  text: string;
  name: string;
  email: string;
  website: string;
  answersGuid: string | undefined;
}

/** Sends a reaction. The sum that keeps robots away is begun while somebody is still typing; who is signed in does none. */
export function useReacting(target: ThreadTarget, isKnown: boolean) {
  const call = useCall();
  const language = useLanguage();
  const solved = useRef<Promise<Solved>>(undefined);
  /** A second press, or a retry after the connection broke, is the same reaction. */
  const key = useRef<string>(undefined);

  const solve = async (): Promise<Solved> => {
    const challenge = await call(askReactionChallenge, { params: target });
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
    async send({ email, ...said }: Said): Promise<MadeReaction> {
      key.current ??= newSenderKey();
      const challenge = isKnown ? undefined : await prepare();
      if (challenge !== undefined) await untilBelieved(challenge.askedAt);
      const asked = challenge && { token: challenge.token, solution: challenge.solution };
      try {
        const made = await call(addReaction, {
          params: target,
          body: { ...said, language, key: key.current, challenge: asked, ...(email !== '' && { email }) },
        });
        if (!isKnown) keepOwnKey({ guid: made.guid, key: key.current });
        key.current = undefined;
        return made;
      } finally {
        // Each sum is for one sending.
        solved.current = undefined;
      }
    },
  };
}
