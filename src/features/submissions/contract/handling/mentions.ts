interface Named {
  guid: string;
  name: string;
}

/** Whom a note names, as "@Rosa Bakker". Of two names of which one begins the other, the longer counts. */
export function mentionedIn<Person extends Named>(words: string, people: readonly Person[]): Person[] {
  const byLength = people
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length);
  const found = new Set<Person>();
  for (const part of words.split('@').slice(1)) {
    const person = byLength.find(
      ({ name }) => part.startsWith(name) && !/^[\p{L}\p{N}]/u.test(part.slice(name.length)),
    );
    // Two who are called the same are both meant: nobody can tell from the note which of them was not.
    for (const one of byLength) if (one.name === person?.name) found.add(one);
  }
  return [...found];
}
