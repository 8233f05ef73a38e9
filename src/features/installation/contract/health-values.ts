import { failureWords } from '#features/backups/contract/failure-words.ts';
import type { HealthLine } from './installation.ts';

type Translate = (key: string, values: HealthLine['values']) => string;

/** What is filled in in the words of a line: why a backup failed in the reader's language, and not in that of terminals. */
export const shownValues = (t: Translate, { values, failure }: HealthLine): HealthLine['values'] =>
  typeof values.failure === 'string' ? { ...values, failure: failureWords(t, values.failure, failure) } : values;
