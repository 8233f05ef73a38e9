import { expect, it } from 'vitest';
import { namedPicture, pastedPictures } from './pasted-pictures.ts';

const pastedWith = (kinds: Readonly<Record<string, string>>, ...files: File[]) =>
  pastedPictures({ files: files as unknown as FileList, getData: (type) => kinds[type] ?? '' });
const pasted = (html: string, ...files: File[]) => pastedWith({ 'text/html': html }, ...files);
const none = { files: [], addresses: [], drawings: 0, elsewhere: 0 };
const png = new File(['x'], 'haven.png', { type: 'image/png' });
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

it('takes the pictures among the files, and no other files', () => {
  const { files, elsewhere } = pasted('', png, new File(['x'], 'brief.pdf', { type: 'application/pdf' }));
  expect(files).toEqual([png]);
  expect(elsewhere).toBe(0);
});

it('takes a picture once that comes as a file and is named in a text', () => {
  expect(pasted('<img src="https://example.nl/haven.png">', png)).toEqual({ ...none, files: [png] });
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
  expect(pasted(lies)).toEqual({ ...none, elsewhere: 3 });
});

it('finds none in a text without', () => {
  expect(pasted('<p>Aan de haven</p>')).toEqual(none);
});

it('names what came without a name, and nothing else', () => {
  expect(namedPicture(png, 'afbeelding')).toBe(png);
  const drawn = new File(['x'], '', { type: 'image/svg+xml' });
  expect(namedPicture(drawn, 'afbeelding')).toMatchObject({ name: 'afbeelding.svg', type: 'image/svg+xml' });
});

const word = '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">';
const onDisk = '<p>Haven<img src="file:///C:/Users/eline/clip_image002.png"></p>';
const inRtf = (...kinds: string[]) => `{\\rtf1 ${kinds.map((kind) => `{\\pict\\${kind} 89504e470d0a1a0a}`).join('')}}`;

it('takes what Word names on the disk from the other form that Word sends', () => {
  const { files, ...rest } = pastedWith({
    'text/html': word + onDisk + onDisk,
    'text/rtf': inRtf('pngblip', 'pngblip'),
  });
  expect(files.map(({ type, name }) => [type, name])).toEqual(Array(2).fill(['image/png', '']));
  expect(rest).toEqual({ addresses: [], drawings: 0, elsewhere: 0 });
});

it('tells drawings of Word apart from pictures that did not come along', () => {
  const html = word + onDisk + onDisk + onDisk;
  expect(pastedWith({ 'text/html': html, 'text/rtf': inRtf('emfblip', 'pngblip') })).toMatchObject({
    files: [{ type: 'image/png' }],
    drawings: 1,
    elsewhere: 1,
  });
  expect(pastedWith({ 'text/html': html })).toMatchObject({ files: [], drawings: 0, elsewhere: 3 });
});

it('takes nothing of the other form where the words name no picture', () => {
  expect(pastedWith({ 'text/html': word, 'text/rtf': inRtf('pngblip') })).toEqual(none);
});

it('takes no photograph of the words that were copied in Word or Excel', () => {
  const kinds = { 'text/html': `${word}<table><tr><td>1</td></tr></table>`, 'text/plain': '1' };
  expect(pastedWith(kinds, png)).toEqual(none);
  expect(pastedWith({ ...kinds, 'text/plain': '' }, png)).toEqual({ ...none, files: [png] });
});

it('names what the server can fetch at Google, once each, and nothing that only looks like it', () => {
  const at = 'https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=a';
  const html = [at, at, 'https://googleusercontent.com.evil.example/a', 'http://lh7.googleusercontent.com/a']
    .map((source) => `<img src="${source}">`)
    .join('');
  expect(pasted(html)).toEqual({ ...none, addresses: [at], elsewhere: 2 });
});
