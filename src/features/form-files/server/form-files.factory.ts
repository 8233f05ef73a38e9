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

/** As telephones keep photographs. */
export const heicBytes = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), randomBytes(200)]);

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
