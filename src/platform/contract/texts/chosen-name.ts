import { z } from 'zod';

/** Characters that turn the reading direction of what follows, which may be a sentence of ours (Trojan source). */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Control characters, separators of lines and paragraphs, and what has no width but is a character of no script. */
const unseen = /[\p{Cc}\u2028\u2029\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]+/gu;

/**
 * A name that a person chose, as it is kept: on one line, and without characters that nobody sees but that change how
 * the words around it read. Joiners stay, because Persian, Indic scripts and emoji need them.
 */
export const cleanName = (name: string): string =>
  name.replace(directionControls, '').replace(unseen, ' ').replace(/ {2,}/g, ' ').trim();

/** Of a person, a role, a key, a folder: whatever is shown between words of others. */
export const ChosenName = (most: number) => z.string().overwrite(cleanName).max(most);
