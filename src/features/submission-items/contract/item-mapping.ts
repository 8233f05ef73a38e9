/** What of an item can be filled besides the fields of its type. */
export const ownTargets = ['title', 'description'] as const;

/** A question of a form, as far as it matters for what it could fill. */
export interface MappedQuestion {
  field: string;
  label: string;
  kind: string;
  isPersonal: boolean;
}

/** A part of an item: its title, its introduction or a field of its type. */
export interface MappedTarget {
  id: string;
  label: string;
  /** Of a field; the title and the introduction take words of any kind. */
  kind?: string | undefined;
}

/** Which question fills which part of an item. */
export type ItemMapping = Record<string, string>;

const short = ['text', 'choice'];
const plain = (words: string): string =>
  words
    .toLocaleLowerCase('nl')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Kinds that are of one nature, so that one plainly reads as the other. */
const kinship: readonly (readonly string[])[] = [
  ['text', 'longText', 'richText'],
  ['choice', 'manyChoice'],
  ['number', 'money', 'scale'],
  ['date', 'period', 'dayPeriod'],
  ['url', 'link'],
  ['address', 'place'],
];
const isKin = (one: string, other: string): boolean =>
  one === other || kinship.some((kinds) => kinds.includes(one) && kinds.includes(other));

/**
 * A first guess that somebody looks at before anything is made: by the same words, then by kind. What is about a person
 * is never guessed, and no question fills two parts.
 */
export function guessMapping(questions: readonly MappedQuestion[], targets: readonly MappedTarget[]): ItemMapping {
  const free = new Set(questions.filter(({ isPersonal }) => !isPersonal));
  const mapping: ItemMapping = {};
  const fill = (target: MappedTarget, fits: (question: MappedQuestion) => boolean): void => {
    if (mapping[target.id] !== undefined) return;
    const found = [...free].find(fits);
    if (found === undefined) return;
    free.delete(found);
    mapping[target.id] = found.field;
  };
  for (const target of targets) {
    const words = plain(target.label);
    fill(
      target,
      ({ label, kind }) =>
        words !== '' && plain(label) === words && (target.kind === undefined || isKin(kind, target.kind)),
    );
  }
  for (const target of targets) {
    if (target.id === 'title') fill(target, ({ kind }) => short.includes(kind));
    if (target.id === 'description') fill(target, ({ kind }) => kind === 'longText');
  }
  for (const target of targets) {
    const words = plain(target.label);
    fill(
      target,
      ({ label, kind }) =>
        target.kind !== undefined && isKin(kind, target.kind) && words.length > 3 && plain(label).includes(words),
    );
  }
  return mapping;
}

/** What of a mapping still is there to be chosen: questions and fields come and go. */
export function stillFitting(
  mapping: ItemMapping,
  questions: readonly MappedQuestion[],
  targets: readonly MappedTarget[],
): ItemMapping {
  return Object.fromEntries(
    Object.entries(mapping).filter(
      ([target, field]) => targets.some(({ id }) => id === target) && questions.some((one) => one.field === field),
    ),
  );
}

/** What may be remembered for the next: about whom it was is chosen anew each time. */
export const withoutPersonal = (mapping: ItemMapping, questions: readonly MappedQuestion[]): ItemMapping =>
  Object.fromEntries(
    Object.entries(mapping).filter(([, field]) =>
      questions.some((question) => question.field === field && !question.isPersonal),
    ),
  );
