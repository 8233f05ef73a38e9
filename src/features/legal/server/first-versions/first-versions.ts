import type { LegalWords } from '../../contract/legal.ts';
import type { LegalKind } from '../../contract/legal-kind.ts';
import { accessibility } from './accessibility.ts';
import { cookieStatement } from './cookie-statement.ts';
import { privacy } from './privacy.ts';
import { termsOfUse } from './terms-of-use.ts';

/** §3: terms of use and privacy statement are of this day. */
export const firstDate = '2023-03-14';

/**
 * Version 1 of each text, for a platform that has not written its own yet. People accept these words, so they are never
 * changed: a test holds them. `{{platformName}}` is filled in when they are read.
 */
export const firstVersions: Readonly<Record<LegalKind, LegalWords>> = {
  'terms-of-use': termsOfUse,
  privacy,
  accessibility,
  'cookie-statement': cookieStatement,
};
