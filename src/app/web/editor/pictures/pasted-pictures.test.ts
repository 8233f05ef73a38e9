import { expect, it } from 'vitest';
import { namedPicture, pastedPictures } from './pasted-pictures.ts';

const pasted = (html: string, ...files: File[]) =>
  pastedPictures({ files: files as unknown as FileList, getData: (type) => (type === 'text/html' ? html : '') });
const png = new File(['x'], 'haven.png', { type: 'image/png' });
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

it('takes the pictures among the files, and no other files', () => {
  const { files, elsewhere } = pasted('', png, new File(['x'], 'brief.pdf', { type: 'application/pdf' }));
  expect(files).toEqual([png]);
  expect(elsewhere).toBe(0);
});

it('takes a picture once that comes as a file and is named in a text', () => {
  expect(pasted('<img src="https://example.nl/haven.png">', png)).toEqual({ files: [png], elsewhere: 0 });
});

it('takes pictures that are written in a text, and counts those that are only named', async () => {
  const { files, elsewhere } = pasted(`<p>Aan de haven</p><img src="${dot}"><img src="file:///C:/haven.png">`);
  expect(elsewhere).toBe(1);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatchObject({ name: '', type: 'image/gif' });
  expect([...new Uint8Array(await (files[0] as File).arrayBuffer()).slice(0, 3)]).toEqual([0x47, 0x49, 0x46]);
});

it('takes nothing that lies about what it is', () => {
  const lies = '<img src="data:image/png;base64,@@@"><img src="data:text/html;base64,PGI+"><img src="javascript:1">';
  expect(pasted(lies)).toEqual({ files: [], elsewhere: 3 });
});

it('finds none in a text without', () => {
  expect(pasted('<p>Aan de haven</p>')).toEqual({ files: [], elsewhere: 0 });
});

it('names what came without a name, and nothing else', () => {
  expect(namedPicture(png, 'afbeelding')).toBe(png);
  const drawn = new File(['x'], '', { type: 'image/svg+xml' });
  expect(namedPicture(drawn, 'afbeelding')).toMatchObject({ name: 'afbeelding.svg', type: 'image/svg+xml' });
});
