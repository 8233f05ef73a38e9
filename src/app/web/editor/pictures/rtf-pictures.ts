import { maxImageBytes } from '#features/assets/contract/image.ts';

/** More than this nobody pastes at once; what comes after it is told as left out. */
const mostPictures = 40;
/** Two letters for each byte, and what Word writes besides: a drawing of each picture for older programs. */
const mostLetters = 200_000_000;
/** Braces and words of the format; a book of three hundred pages has fewer. */
const mostMarks = 3_000_000;
const deepest = 500;

/** Groups that hold what is drawn elsewhere, or a second time for programs that know no other way. */
const passedOver = new Set([
  ...['nonshppict', 'shprslt', 'listpicture', 'background', 'objdata', 'themedata', 'colorschememapping', 'datastore'],
  ...['header', 'headerl', 'headerr', 'headerf', 'footer', 'footerl', 'footerr', 'footerf'],
]);

const mediaTypes: Readonly<Record<string, 'image/png' | 'image/jpeg' | 'none'>> = {
  ...{ pngblip: 'image/png', jpegblip: 'image/jpeg' },
  // Drawings of Windows and of old Macs: no browser shows them.
  ...{ emfblip: 'none', wmetafile: 'none', pmmetafile: 'none', macpict: 'none', dibitmap: 'none', wbitmap: 'none' },
};

interface Group {
  isPassedOver: boolean;
  picture: { mediaType: string; hex: string[]; letters: number; isBroken: boolean } | undefined;
}

/**
 * The pictures of a text as Word and LibreOffice put them on the clipboard, in order; undefined where one cannot be
 * placed. It is read once from front to back: nothing in it makes that take longer than its length.
 */
export function rtfPictures(rtf: string): (File | undefined)[] {
  if (!rtf.startsWith('{\\rtf')) return [];
  const end = Math.min(rtf.length, mostLetters);
  const found: (File | undefined)[] = [];
  const groups: Group[] = [];
  const mark = /[{}\\]/g;
  const word = /\\(?:([a-z]+)(-?\d+)? ?|'[0-9a-f]{0,2}|[\s\S])/iy;
  let at = 0;
  for (let marks = 0; at < end && marks < mostMarks; marks += 1) {
    mark.lastIndex = at;
    const next = Math.min(mark.exec(rtf)?.index ?? end, end);
    const group = groups.at(-1);
    if (next > at && group?.picture !== undefined) addHex(group.picture, rtf, at, next);
    at = next + 1;
    if (next >= end) break;
    if (rtf[next] === '{') {
      if (groups.length >= deepest) break;
      groups.push({ isPassedOver: group?.isPassedOver ?? false, picture: undefined });
    } else if (rtf[next] === '}') {
      if (group?.picture !== undefined) found.push(found.length < mostPictures ? fileOf(group.picture) : undefined);
      groups.pop();
    } else {
      word.lastIndex = next;
      const [whole = '\\', name = ''] = word.exec(rtf) ?? [];
      at = next + whole.length;
      if (group !== undefined) hear(group, name);
    }
  }
  // What was cut off in the middle of one.
  const cut = groups.filter(({ picture }) => picture !== undefined).map(() => undefined);
  return [...found, ...cut];
}

function hear(group: Group, name: string): void {
  if (passedOver.has(name)) group.isPassedOver = true;
  else if (name === 'pict' && !group.isPassedOver)
    group.picture = { mediaType: 'none', hex: [], letters: 0, isBroken: false };
  if (group.picture === undefined) return;
  // Bytes as they are, of which a clipboard makes letters.
  if (name === 'bin') group.picture.isBroken = true;
  group.picture.mediaType = mediaTypes[name] ?? group.picture.mediaType;
}

/** Spaces and line ends stand between the letters; more than a picture may be is not kept. */
function addHex(picture: NonNullable<Group['picture']>, rtf: string, from: number, until: number): void {
  picture.letters += until - from;
  if (picture.mediaType === 'none' || picture.letters > maxImageBytes * 2.2) {
    picture.isBroken = true;
    picture.hex = [];
  }
  if (!picture.isBroken) picture.hex.push(rtf.slice(from, until));
}

const beginnings = { 'image/png': [0x89, 0x50, 0x4e, 0x47], 'image/jpeg': [0xff, 0xd8, 0xff] } as const;

function fileOf({ mediaType, hex, isBroken }: NonNullable<Group['picture']>): File | undefined {
  if (isBroken || (mediaType !== 'image/png' && mediaType !== 'image/jpeg')) return undefined;
  const bytes = bytesOf(hex);
  const isWhatItSays = beginnings[mediaType].every((byte, place) => bytes?.[place] === byte);
  return bytes !== undefined && isWhatItSays ? new File([bytes], '', { type: mediaType }) : undefined;
}

/** Undefined where something else than hexadecimal digits and white space stands between. */
function bytesOf(parts: readonly string[]): Uint8Array<ArrayBuffer> | undefined {
  const written = parts.join('');
  const bytes = new Uint8Array(written.length >> 1);
  let digits = 0;
  for (let place = 0; place < written.length; place += 1) {
    const code = written.charCodeAt(place);
    if (code === 32 || (code >= 9 && code <= 13)) continue;
    const digit = digitOf(code);
    if (digit === undefined) return undefined;
    bytes[digits >> 1] = ((bytes[digits >> 1] ?? 0) << 4) | digit;
    digits += 1;
  }
  return digits % 2 === 0 ? bytes.slice(0, digits >> 1) : undefined;
}

function digitOf(code: number): number | undefined {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : undefined;
}
