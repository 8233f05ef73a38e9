import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';

/** Something that is known of who is signed in, and that a question may start with. */
export interface PrefillSource {
  /** Of a profile field; what every account has is marked, so that no field of a platform is taken for it. */
  key: string;
  /** The kind of field that its value is of. */
  kind: string;
}

/** What every account has, whatever the platform asks of its members. */
export const accountSources = [
  { key: '@name', kind: 'text' },
  { key: '@firstName', kind: 'text' },
  { key: '@lastName', kind: 'text' },
  { key: '@email', kind: 'email' },
] as const satisfies readonly PrefillSource[];
export type AccountKey = (typeof accountSources)[number]['key'];

/** Values of these read as a line of text too. */
const lines: readonly string[] = ['text', 'email', 'phone', 'url'];

/** Options are a question's own, so that what was chosen in a profile means nothing in it. */
export function canStartWith(question: QuestionKind | undefined, source: PrefillSource): boolean {
  if (question === undefined || question.isLayout || question.holdsQuestions || question.derive !== undefined)
    return false;
  if (question.kind.hasOptions === true) return false;
  return question.kind.name === source.kind || (question.kind.name === 'text' && lines.includes(source.kind));
}
