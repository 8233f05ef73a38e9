import type { ComponentType, ReactNode } from 'react';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import type { AskedField, PostedFields, QuestionKind } from '../contract/question-kind.ts';

/** One thing to choose, in the reader's language. */
export interface AskedOption {
  value: string;
  label: LocalizedText;
  help?: LocalizedText | undefined;
}

/**
 * What draws a question gets. Its fields are native ones with a name and what was posted before as their default value:
 * they work without a script, and what a visitor typed before ours came stays. Nothing is controlled; who wants to know
 * what is filled in reads the form.
 */
export interface QuestionFieldProps<Settings = unknown> {
  /** Of the first field; of the others with `.part` behind it. */
  name: string;
  /** Of the first field that takes the focus when the error summary leads here. */
  id: string;
  label: LocalizedText;
  help: LocalizedText | undefined;
  isRequired: boolean;
  /** What is wrong with it, in words. */
  error: ReactNode;
  field: AskedField<Settings>;
  options: readonly AskedOption[];
  autoComplete: string | undefined;
  /** What was posted before, or is known of the person. */
  posted: PostedFields;
  /** Of a group: its questions as they are drawn, once for each time that they are asked. The key stays with the time. */
  times?: readonly { key: string; drawn: ReactNode }[];
}

/** A kind's `question-field.tsx`. */
export interface QuestionFieldModule {
  default: ComponentType<QuestionFieldProps<never>>;
  question: QuestionKind<never, never>;
}
