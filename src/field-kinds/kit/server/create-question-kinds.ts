import type { z } from 'zod';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { QuestionKind } from '../contract/question-kind.ts';

export interface FoundQuestion {
  /** The folder of its kind. */
  folder: string;
  question: QuestionKind;
  /** Every setting with its default. */
  settings(): z.ZodObject;
}

/** The kinds of field that forms ask by, with what is set of each question. */
export function createQuestionKinds(all: readonly FoundQuestion[]) {
  const questions = new Map(all.map((found) => [found.question.kind.name, { ...found, schema: found.settings() }]));
  return {
    /** Undefined for a kind that forms do not ask by, or that does not exist (any more). */
    named: (kind: string): QuestionKind | undefined => questions.get(kind)?.question,
    /** Settings as they are kept, every default filled in; undefined when they are no good. */
    readSettings(kind: string, given: unknown): JsonValue | undefined {
      const parsed = questions.get(kind)?.schema.safeParse(given);
      return parsed?.success ? (parsed.data as JsonValue) : undefined;
    },
    /** For the builder: the schema of the settings of each kind, in the order in which kinds are offered. */
    offered: () => [...questions.values()].sort((one, other) => one.question.kind.order - other.question.kind.order),
  };
}
export type QuestionKinds = ReturnType<typeof createQuestionKinds>;
