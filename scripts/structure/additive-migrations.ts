import type { Project } from './project.ts';

/** From here on two releases may run at once for the time of an upgrade. */
const since: Readonly<Record<string, number>> = { platform: 111, control: 5 };
const filePattern = /^migrations\/(platform|control)\/(\d{4})_/;
/** What takes something away that a release before this one reads or writes. */
const takesAway =
  /\bdrop\s+(?:table|column|view|function|schema)\b|\brename\s+(?:to|column|constraint)\b|\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b|\bset\s+not\s+null\b/i;
const excuse = /^-- Unread since \d+\.\d+: .+\.$/;

/**
 * While an upgrade goes from machine to machine the release before works on the tables of this one: a migration adds, and
 * what nobody reads any more goes a release later, with a line right above that says since when.
 */
export const additiveMigrations = (project: Project): string[] =>
  project.files.flatMap((file) => {
    const [, schema = '', number] = filePattern.exec(file) ?? [];
    if (number === undefined || Number(number) <= (since[schema] ?? 0)) return [];
    const lines = project.read(file).split('\n');
    return lines.flatMap((line, index) => {
      const found = takesAway.exec(line.replace(/--.*$/, ''))?.[0];
      if (found === undefined || excuse.test(lines[index - 1] ?? '')) return [];
      return [
        `${file}:${index + 1}: "${found}" takes away what the release before may use; do it a release later, below "-- Unread since 1.2: why."`,
      ];
    });
  });
