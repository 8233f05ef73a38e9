import { createContext, useContext } from 'react';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';

/** A form that is tried out by who makes it: it is filled in as ever, and nothing of it is kept, sent or mailed. */
export interface Trial {
  /** Somebody wanted to go on, and this many answers were no good yet. */
  onRefused(faults: number): void;
  onSent(posted: PostedFields): void;
}

export const TrialContext = createContext<Trial | undefined>(undefined);

export const useTrial = (): Trial | undefined => useContext(TrialContext);
