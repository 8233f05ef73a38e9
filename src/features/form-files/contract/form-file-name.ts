import { endingOfName } from '#platform/contract/files/document-type.ts';
import { cleanFileName } from '#platform/contract/files/file-name.ts';
import { sentFileType } from '#platform/contract/files/sent-file-type.ts';

const longestStem = 140;

/** Marks that turn the direction of what follows could make `gpj.exe` read as `exe.jpg`; the joiner of emoji stays. */
const unseen = /\p{Cc}|(?!\u200d)\p{Cf}/gu;

const usualEnding: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/heic': 'heic',
  'text/plain': 'txt',
  'audio/mpeg': 'mp3',
};

/** A name that can be saved everywhere, with an ending that says what is inside: that is what a computer goes by. */
export function formFileName(name: string, mediaType: string): string {
  const clean = cleanFileName(name.replace(unseen, ''));
  const ending = endingOfName(clean);
  const said = sentFileType(clean);
  const stem = said === undefined ? clean : clean.slice(0, -(ending.length + 1));
  const short = stem.slice(0, longestStem).toWellFormed().trim() || 'file';
  return `${short}.${said === mediaType ? ending : (usualEnding[mediaType] ?? mediaType.replace(/^.*\//, ''))}`;
}
