import { isEmail } from '#platform/contract/field-validators.ts';
import { cleanName } from '#platform/contract/texts/chosen-name.ts';

export interface InvitedLine {
  /** From 1, as an editor counts them. */
  line: number;
  email: string;
  name: string;
}

export interface BadLine {
  line: number;
  text: string;
  reason: 'no-address' | 'bad-address' | 'many-addresses' | 'name-too-long' | 'duplicate';
}

export interface ReadLines {
  people: InvitedLine[];
  bad: BadLine[];
}

export const mostInvitations = 5000;
const mostLetters = 200;

/** The first line of a file that says what stands beneath it. */
const heading = /^\W*(e-?mail|mail|name|naam|address|adres|voornaam|achternaam|first|last)/i;

/**
 * Lines as people paste them and as spreadsheets save them: an address, `Name <address>`, or cells with commas,
 * semicolons or tabs between them, in any order. What is no address is the name.
 */
export function readInvitationLines(text: string): ReadLines {
  const people: InvitedLine[] = [];
  const bad: BadLine[] = [];
  const seen = new Set<string>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const trimmed = raw.trim();
    if (trimmed === '' || (people.length + bad.length === 0 && !trimmed.includes('@') && heading.test(trimmed)))
      continue;
    const read = readLine(trimmed);
    if ('reason' in read) bad.push({ line, text: trimmed.slice(0, mostLetters), reason: read.reason });
    else if (seen.has(read.email)) bad.push({ line, text: trimmed.slice(0, mostLetters), reason: 'duplicate' });
    else {
      seen.add(read.email);
      people.push({ line, ...read });
    }
  }
  return { people, bad };
}

function readLine(text: string): { email: string; name: string } | { reason: Exclude<BadLine['reason'], 'duplicate'> } {
  const cells = cellsOf(text);
  const addresses = cells.filter((cell) => cell.includes('@'));
  const [address] = addresses;
  if (address === undefined) return { reason: 'no-address' };
  if (addresses.length > 1) return { reason: 'many-addresses' };
  const email = address.toLowerCase();
  if (!isEmail(email) || email.length > 254) return { reason: 'bad-address' };
  const name = cleanName(cells.filter((cell) => cell !== address && cell !== '').join(' '));
  return name.length > mostLetters ? { reason: 'name-too-long' } : { email, name };
}

/** `Bas <bas@x>` is two cells; quotes hold a cell together, and two of them inside are one. */
function cellsOf(text: string): string[] {
  const named = /^(.*)<([^<>]*)>[\s;,]*$/.exec(text);
  if (named !== null) return [unquoted(named[1] ?? ''), (named[2] ?? '').trim()];
  const cells = text.match(/"(?:[^"]|"")*"|[^;,\t"]+/g) ?? [];
  return cells.map(unquoted);
}

function unquoted(cell: string): string {
  const text = cell.trim();
  const inside = /^"(.*)"$/s.exec(text)?.[1];
  return (inside === undefined ? text : inside.replaceAll('""', '"')).trim();
}
