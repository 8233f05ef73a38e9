import { imageMediaTypes, isImageMediaType } from '#platform/contract/files/image-type.ts';

export interface PastedPictures {
  files: File[];
  /** Pictures that are only named: the browser may not fetch them from where they are. */
  elsewhere: number;
}

type Pasted = Pick<DataTransfer, 'files' | 'getData'>;

/** The pictures in what was pasted or dropped, as files or within the text. */
export function pastedPictures(data: Pasted): PastedPictures {
  const files = [...data.files].filter(({ type }) => isImageMediaType(type));
  const html = data.getData('text/html');
  // A picture that was copied in a browser comes as a file and as a text that names it.
  if (files.length > 0 || !html.includes('<img')) return { files, elsewhere: 0 };
  const drawn = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img');
  const sources = Array.from(drawn, (picture) => picture.getAttribute('src') ?? '');
  const written = sources.map((source) => fileOf(source));
  return {
    files: written.filter((file) => file !== undefined),
    elsewhere: written.filter((file) => file === undefined).length,
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
