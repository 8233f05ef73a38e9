import { timeZone } from '../texts/language.ts';

let format: Intl.DateTimeFormat | undefined;

/** A moment as the platform's clock shows it: "2026-11-17T09:30". What a field for a moment holds. */
export function wallClock(moment: string): string {
  // Swedish writes its dates as ISO does.
  format ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return format.format(new Date(moment)).replace(' ', 'T');
}

/** The moment at which the platform's clock shows this; in the hour that comes twice, the first of the two. */
export function momentOf(wall: string): string {
  const inSummer = new Date(`${wall}:00+02:00`).toISOString();
  return wallClock(inSummer) === wall ? inSummer : new Date(`${wall}:00+01:00`).toISOString();
}
