import { cleanFileName } from '#platform/contract/files/file-name.ts';

const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/svg+xml': ['svg'],
};

const imageExtension = /\.(png|jpe?g|webp|avif|gif|svg)$/i;
const maxLength = 150;

/** §5, and an ending that tells what is inside: a photo.jpg that is sent as WebP is saved as photo.webp. */
export function imageFileName(name: string, mediaType: string): string {
  // Control characters never belong in a name, and end a header early.
  const clean = cleanFileName(name.replace(/[\p{Cc}\p{Cf}]/gu, ''));
  const own = extensions[mediaType];
  if (own === undefined) return shortened(clean);
  const stem = shortened(clean.replace(imageExtension, ''));
  const ending = imageExtension.exec(clean)?.[1];
  return `${stem}.${ending !== undefined && own.includes(ending.toLowerCase()) ? ending : own[0]}`;
}

/** Well formed after the cut, because half of a character cannot be encoded. */
function shortened(name: string): string {
  const short = name.slice(0, maxLength).toWellFormed().trim();
  return short === '' ? 'image' : short;
}
