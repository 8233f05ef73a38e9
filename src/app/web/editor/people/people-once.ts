import type { PersonHere } from '#features/pages/contract/presence/presence.ts';

/** Each of them once, however many tabs they have open; the one in which they type stands for them. */
export function peopleOnce(people: readonly PersonHere[]): PersonHere[] {
  const once = new Map<string, PersonHere>();
  for (const person of people) if (person.isTyping || !once.has(person.id)) once.set(person.id, person);
  return [...once.values()];
}
