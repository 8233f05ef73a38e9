/** Words of a migration that a release before it may not survive, and the line that they stand in. */
export interface TakenAway {
  line: number;
  words: string;
}

/** What takes something away that is read or written, and what refuses rows as they were written until now. */
const takesAway =
  /\bdrop\s+(?:table|column|view|function|schema|default)\b|\brename\s+(?:to|column|constraint)\b|\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b|\bset\s+not\s+null\b/i;
const newColumn = /\badd\s+column\s[^,;]*/gi;
const isRequired = /\bnot\s+null\b/i;
const isFilledIn = /\b(?:default|generated)\b/i;

/** While an upgrade goes from machine to machine the release before works on the tables of this one (docs/decisions/0155). */
export const takenAwayBy = (sql: string): TakenAway[] =>
  sql.split('\n').flatMap((text, index) => {
    const [statement = ''] = text.split('--', 1);
    const required = statement.match(newColumn)?.find((column) => isRequired.test(column) && !isFilledIn.test(column));
    const words = takesAway.exec(statement)?.[0] ?? required?.trim();
    return words === undefined ? [] : [{ line: index + 1, words }];
  });

const mark = /_unread_since_(\d{4})\.sql$/;

/**
 * The number of the migration from which on nobody reads what this one takes away, as its name says it: a program that
 * does not know the file still knows its name, which stands in the database. Undefined for one that adds.
 */
export function unreadSince(name: string): number | undefined {
  const number = mark.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}
