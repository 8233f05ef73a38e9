import { endingOfName, mediaTypeOfEnding } from './document-type.ts';

/** Pictures that people send. No drawings: what is in them can run. HEIC is what telephones keep. */
const pictures: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heic',
};

/** What a file that somebody sends says of itself by its name; what it is, its content says. */
export function sentFileType(name: string): string | undefined {
  const ending = endingOfName(name);
  return Object.hasOwn(pictures, ending) ? pictures[ending] : mediaTypeOfEnding(ending);
}
