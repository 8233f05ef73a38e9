import { randomBytes } from 'node:crypto';

const greyPicture = Buffer.from(
  [
    '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4a',
    'HjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QA',
    'FQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAA',
    'AAAAAAD/2gAMAwEAAhEDEQA/ALAB/9k=',
  ].join(''),
  'base64',
);

/** A small picture that tells nothing besides, with as much behind its end as makes it this long. */
export const jpegBytes = (length = 1000): Buffer =>
  Buffer.concat([greyPicture, randomBytes(Math.max(0, length - greyPicture.length))]);

export const pdfBytes = (): Buffer => Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n', 'latin1');

const box = (type: string, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, index * 2);
  return bytes;
};

/** As telephones keep photographs: a picture, what the camera wrote of it (with where it was), and what a program did. */
export function heicBytes(): Buffer {
  const parts = [
    { type: 'hvc1', content: Buffer.from('PIXELS of the picture') },
    { type: 'Exif', content: Buffer.from('Exif with GPS 52.37 4.89') },
    { type: 'mime', content: Buffer.from('xmp with GPS 52.37 4.89') },
  ];
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const entries = parts.map(({ type }, index) =>
    box('infe', words(0x0200, 0, index + 1, 0), Buffer.from(`${type}\0`, 'latin1')),
  );
  const metaOf = (start: number): Buffer => {
    let at = start;
    const places = parts.map(({ content }, index) => {
      const place = words(index + 1, 0, 1, 0, at, 0, content.length);
      at += content.length;
      return place;
    });
    return box(
      'meta',
      words(0, 0),
      box('hdlr', words(0, 0, 0, 0), Buffer.from('pict'), Buffer.alloc(13)),
      box('pitm', words(0, 0, 1)),
      box('iinf', words(0, 0, parts.length), ...entries),
      box('iloc', words(0, 0, 0x4400, parts.length), ...places),
    );
  };
  // With a note of a program between the boxes.
  const note = box('uuid', Buffer.from('0123456789abcdefxmp with GPS'));
  const before = ftyp.length + metaOf(0).length + note.length + 8;
  return Buffer.concat([ftyp, metaOf(before), note, box('mdat', ...parts.map(({ content }) => content))]);
}

const boundary = 'x-plein-boundary';

interface FormPart {
  name: string;
  value?: string;
  file?: { name: string; bytes: Uint8Array };
}

/** A form as a browser posts it, with its files. */
export function multipartForm(parts: readonly FormPart[]): { headers: Record<string, string>; payload: Buffer } {
  const pieces = parts.flatMap(({ name, value = '', file }) => {
    const about = file === undefined ? '' : `; filename="${file.name}"\r\nContent-Type: application/octet-stream`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n`;
    return [Buffer.from(head), file === undefined ? Buffer.from(value) : Buffer.from(file.bytes), Buffer.from('\r\n')];
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
