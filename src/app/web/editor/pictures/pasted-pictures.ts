import { imageMediaTypes, isImageMediaType } from '#platform/contract/files/image-type.ts';
import { rtfPictures } from './rtf-pictures.ts';

export interface PastedPictures {
  files: File[];
  /** Of a document at Google: where the server can fetch them. */
  addresses: readonly string[];
  /** Drawings of a word processor that no browser shows. */
  drawings: number;
  /** Pictures that are only named: the browser may not fetch them from where they are. */
  elsewhere: number;
}

type Pasted = Pick<DataTransfer, 'files' | 'getData'>;

/** The pictures in what was pasted or dropped, as files or within the text. */
export function pastedPictures(data: Pasted): PastedPictures {
  const html = data.getData('text/html');
  // What an office program sends as a picture with words beside it is a photograph of those words.
  const isDrawnWords = office.test(html.slice(0, 3000)) && data.getData('text/plain').trim() !== '';
  const files = isDrawnWords ? [] : [...data.files].filter(({ type }) => isImageMediaType(type));
  // A picture that was copied in a browser comes as a file and as a text that names it.
  if (files.length > 0 || !html.includes('<img')) return { files, addresses: [], drawings: 0, elsewhere: 0 };
  const drawn = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img');
  const sources = Array.from(drawn, (picture) => picture.getAttribute('src') ?? '');
  return picturesNamed(sources, data);
}

/** Word, Excel, PowerPoint, and LibreOffice. */
const office = /xmlns:o="urn:schemas-microsoft-com:office|<meta name="?generator"? content="LibreOffice/i;

/** Where Google Docs has the pictures of a document; whoever has such an address may fetch it. */
const ofGoogle = /^https:\/\/[\w-]+\.googleusercontent\.com\/\S+$/;

/** A word processor names files on the disk of who pastes: what they hold came along in another form. */
function picturesNamed(sources: readonly string[], data: Pasted): PastedPictures {
  const onDisk = sources.filter((source) => source.startsWith('file:')).length;
  const sent = onDisk === 0 ? [] : rtfPictures(data.getData('text/rtf'));
  const inText = sent.filter((file) => file !== undefined);
  const written = sources.map((source) => fileOf(source)).filter((file) => file !== undefined);
  const addresses = sources.filter((source) => ofGoogle.test(source));
  const missing = Math.max(0, onDisk - inText.length);
  const drawings = Math.min(missing, sent.length - inText.length);
  const named = sources.length - onDisk - written.length - addresses.length;
  return {
    files: [...written, ...inText],
    addresses: [...new Set(addresses)],
    drawings,
    elsewhere: named + missing - drawings,
  };
}

/** What came without a name gets this word for one, in the language of who pasted it. */
export const namedPicture = (file: File, word: string): File =>
  file.name === ''
    ? new File([file], `${word}.${file.type.slice('image/'.length).replace('+xml', '')}`, { type: file.type })
    : file;

const dataAddress = new RegExp(`^data:(${imageMediaTypes.join('|').replaceAll('+', '\\+')});base64,(.+)$`, 's');

function fileOf(source: string): File | undefined {
  const [, type, written] = dataAddress.exec(source) ?? [];
  if (type === undefined || written === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(written), (letter) => letter.charCodeAt(0));
    return new File([bytes], '', { type });
  } catch {
    // Not what it says it is: as good as a picture that is elsewhere.
    return undefined;
  }
}
