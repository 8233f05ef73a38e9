import { cleanName } from '#platform/contract/texts/chosen-name.ts';

interface Named {
  firstName: string;
  middleName: string;
  lastName: string;
}

export const fullName = ({ firstName, middleName, lastName }: Named): string =>
  [firstName, middleName, lastName].filter((part) => part !== '').join(' ');

/** Whoever chose an alias is known by it to the other members, and by nothing else. */
export const displayName = (person: Named, alias: unknown): string =>
  (typeof alias === 'string' && cleanName(alias)) || fullName(person);
