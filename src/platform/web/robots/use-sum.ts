import { useRef } from 'react';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { solveChallenge, untilBelieved } from './solve-challenge.ts';

interface Solved {
  token: string;
  solution: number;
  askedAt: number;
}

/** The sum that keeps robots away, begun while somebody is still choosing; each is for one sending. */
export function useSum(ask: () => Promise<Challenge>) {
  const solved = useRef<Promise<Solved>>(undefined);

  async function solve(): Promise<Solved> {
    const challenge = await ask();
    const askedAt = Date.now();
    return { token: challenge.token, solution: await solveChallenge(challenge), askedAt };
  }

  function begin(): Promise<Solved> {
    solved.current ??= solve().catch((failure: unknown) => {
      // The connection may be back at the next attempt.
      solved.current = undefined;
      throw failure;
    });
    return solved.current;
  }

  return {
    /** A failure is told when it is sent. */
    prepare: (): void => void begin().catch(() => undefined),
    async done(): Promise<{ token: string; solution: number }> {
      const { askedAt, ...challenge } = await begin();
      await untilBelieved(askedAt);
      return challenge;
    },
    /** What was refused is not tried with the same one again. */
    forget(): void {
      solved.current = undefined;
    },
  };
}
