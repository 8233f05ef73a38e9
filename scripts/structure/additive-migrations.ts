import { takenAwayBy, unreadSince } from '../../src/platform/server/database/taking-away.ts';
import type { Project } from './project.ts';

/** From here on two releases may run at once for the time of an upgrade. */
const since: Readonly<Record<string, number>> = { platform: 111, control: 5 };
const filePattern = /^migrations\/(platform|control)\/(\d{4})_/;
const excuse = /^-- Unread since \d+\.\d+: .+\.$/;

/**
 * While an upgrade goes from machine to machine the release before works on the tables of this one: a migration adds, and
 * what nobody reads any more goes a release later, with a line right above that says since when. The name of the file says
 * it too, for programs that were made before it.
 */
export const additiveMigrations = (project: Project): string[] =>
  project.files.flatMap((file) => {
    const [, schema = '', number] = filePattern.exec(file) ?? [];
    if (number === undefined || Number(number) <= (since[schema] ?? 0)) return [];
    const sql = project.read(file);
    const lines = sql.split('\n');
    const taken = takenAwayBy(sql);
    const unread = unreadSince(file);
    const unnamed = taken.length > 0 && (unread === undefined || unread >= Number(number));
    return [
      ...taken
        .filter(({ line }) => !excuse.test(lines[line - 2] ?? ''))
        .map(
          ({ line, words }) =>
            `${file}:${line}: "${words}" takes away what the release before may use; do it a release later, below "-- Unread since 1.2: why."`,
        ),
      ...(unnamed
        ? [`${file}: takes something away; let its name end with _unread_since_ and the last migration of 1.2`]
        : []),
    ];
  });
