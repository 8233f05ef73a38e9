export const choiceFaults = ['missing', 'too-many', 'unknown'] as const;
export type ChoiceFault = (typeof choiceFaults)[number];

interface Asked {
  choices: readonly { key: string }[];
  maxChoices: number;
}

/** What is wrong with what somebody chose. A choice that went meanwhile is told, rather than left out in silence. */
export function choiceFault({ choices, maxChoices }: Asked, given: readonly string[]): ChoiceFault | undefined {
  const keys = new Set(given);
  if (keys.size === 0) return 'missing';
  if (given.some((key) => choices.every((choice) => choice.key !== key))) return 'unknown';
  return keys.size > maxChoices ? 'too-many' : undefined;
}

/** In the order of the poll, each once: those that are still asked. */
export const chosenOf = ({ choices }: Pick<Asked, 'choices'>, given: readonly string[]): string[] =>
  [...new Set(choices.map(({ key }) => key))].filter((key) => given.includes(key));
