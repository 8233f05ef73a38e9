interface NameParts {
  firstName: string;
  middleName: string;
  lastName: string;
}

/** Words that stand before a surname and belong to the field of their own that forms in the Netherlands have. */
const prefix = /^(van|von|de|den|der|des|het|'t|’t|te|ten|ter|in|op|aan|bij|uit|la|le|du|el|al|da|dos)$/i;

/** A proposal for whoever was invited by a whole name; they can change it. */
export function splitName(name: string): NameParts {
  const [firstName = '', ...rest] = name.split(/\s+/).filter((word) => word !== '');
  // The last word is the surname, whatever it looks like.
  const isSurname = (word: string, index: number) => index === rest.length - 1 || !prefix.test(word);
  const start = rest.findIndex(isSurname);
  if (start < 0) return { firstName, middleName: '', lastName: '' };
  return { firstName, middleName: rest.slice(0, start).join(' '), lastName: rest.slice(start).join(' ') };
}
