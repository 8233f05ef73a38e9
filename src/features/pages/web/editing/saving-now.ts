import type { Saving } from './editor-session.ts';
import type { Stopped } from './stopping-answers.ts';

interface Facts {
  stopped: Stopped | undefined;
  /** How much was done here and is not on the server, and of what an earlier window left. */
  pending: number;
  left: number;
  /** The server did not answer. */
  hasFailed: boolean;
  isStuck: boolean;
  isTyping: boolean;
  savedAt: string | null;
}

/** The same one at every key: nothing is drawn again for it. */
const onItsWay: Saving = { kind: 'saving' };

export function savingNow({ stopped, pending, left, hasFailed, isStuck, isTyping, savedAt }: Facts): Saving {
  if (stopped !== undefined) return stopped;
  const waiting = pending + left;
  if ((hasFailed && pending > 0) || isStuck) return { kind: 'kept-here', waiting };
  return waiting > 0 || isTyping ? onItsWay : { kind: 'saved', at: savedAt };
}
