import type { PersonHere } from '#features/pages/contract/presence/presence.ts';

/** By block, who has its options open and was first. */
export function optionsHolders(people: readonly PersonHere[]): Map<string, PersonHere> {
  const holders = new Map<string, PersonHere>();
  for (const person of people) {
    const { block, optionsSince } = person;
    if (block === null || optionsSince === null) continue;
    const first = holders.get(block)?.optionsSince ?? null;
    if (first === null || optionsSince < first) holders.set(block, person);
  }
  return holders;
}
