import type { TableShape } from '../database/schema-tables.ts';
import { exportedTables, leftOutTables } from './exported-tables.ts';

interface Facts {
  platformKey: string;
  release: string;
  now: Date;
  tables: readonly TableShape[];
  exported: { files: number; missing: readonly string[] };
}

/** In both languages: it is read years later, by whoever finds it. */
export function readMe({ platformKey, release, now, tables, exported: { files, missing } }: Facts): string {
  const lines = tables
    .map(({ name, columns }) => {
      const [english = '', dutch = ''] = exportedTables[name] ?? [];
      return `${name}\n  ${dutch}.\n  ${english}.\n  ${columns.join(', ')}\n`;
    })
    .join('\n');
  const absent = Object.entries(leftOutTables)
    .map(([name, reason]) => `  ${name}: ${reason}\n`)
    .join('');
  return `${platformKey}, Plein ${release}, ${now.toISOString()} (UTC)

NEDERLANDS
Dit is alles van dit platform in open formaten: elke tabel als JSON (json/) en als CSV (csv/), met dezelfde naam en dezelfde
rijen, UTF-8, tijden in UTC. Geüploade bestanden staan in files/ onder het id van hun rij in asset, meegestuurde bestanden in
sent-files/ onder de guid van hun rij in form_file. Er zijn ${files} bestanden; ${missing.length} zijn er niet meer.
Wat iets opent zit er niet in: wachtwoorden, sleutels, sessies, tokens en koppelingen. Wat uit de rest opnieuw wordt gemaakt
(zoekindex, tellingen) ook niet. Er staan gegevens van mensen in: bewaar het zo zorgvuldig als de site zelf.
Lees CSV in als tekst: een cel die met = begint is tekst van iemand en geen formule.
Terugzetten in Plein gaat met een back-up (npm run backup), niet hiermee.

ENGLISH
This is all of this platform in open formats: every table as JSON (json/) and as CSV (csv/), with the same name and the same
rows, UTF-8, times in UTC. Uploaded files are in files/ under the id of their row in asset, files that were sent with forms in
sent-files/ under the guid of their row in form_file. There are ${files} files; ${missing.length} are gone.
What opens something is not in it: passwords, keys, sessions, tokens and connections. What is made again from the rest (search,
counts) is not either. There are data of people in it: keep it as carefully as the site itself.
Read CSV as text: a cell that begins with = is somebody's text and no formula.
To put it back into Plein use a backup (npm run backup), not this.

${lines}
NOT IN IT
${absent}${missing.length === 0 ? '' : `\nMISSING\n${missing.map((path) => `  ${path}\n`).join('')}`}`;
}
