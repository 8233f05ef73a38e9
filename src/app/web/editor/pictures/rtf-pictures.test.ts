import { describe, expect, it, test } from 'vitest';
import { rtfPictures } from './rtf-pictures.ts';

const png = '89504e470d0a1a0a00';
const jpeg = 'ffd8ffe000104a46';
/** As Word writes one: with what it is called, in lines, and again as a drawing for older programs. */
const picture = (kind: string, hex: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw8467\\pich5644\\picwgoal4800 \\${kind}\\bliptag-1718498263{\\*\\blipuid 99bb5c2f1d4e}${hex.replace(/(.{6})/g, '$1\r\n')}}}{\\nonshppict{\\pict\\picw10\\wmetafile8 0100090000}}`;
const document = (...parts: string[]) =>
  `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Calibri;}}\\pard Haven\\par ${parts.join('\\par ')}}`;
const kinds = (rtf: string) => rtfPictures(rtf).map((file) => file?.type ?? 'left out');

it('takes the pictures in order, once each, with their bytes', async () => {
  const rtf = document(picture('pngblip', png), picture('jpegblip', jpeg.toUpperCase()));
  expect(kinds(rtf)).toEqual(['image/png', 'image/jpeg']);
  const bytes = await Promise.all(rtfPictures(rtf).map(async (file) => file && Buffer.from(await file.arrayBuffer())));
  expect(bytes.map((one) => one?.toString('hex'))).toEqual([png, jpeg]);
});

test.each([
  ['a drawing of Windows', picture('emfblip', '0100000058000000'), ['left out']],
  ['one of an old Mac', picture('macpict', '00'), ['left out']],
  ['a picture that says no kind', '{\\pict\\picw1 89504e47}', ['left out']],
  ['one that is another than it says', picture('pngblip', jpeg), ['left out']],
  ['broken digits', picture('pngblip', `${png}zz`), ['left out']],
  ['half a byte', picture('pngblip', `${png}0`), ['left out']],
  ['bytes as they are', '{\\pict\\pngblip\\bin4 \x89PNG}', ['left out']],
  ['nothing in it', '{\\pict\\pngblip}', ['left out']],
  ['the bullet of a list', `{\\*\\listpicture{\\pict\\pngblip ${png}}}`, []],
  ['a header', `{\\header {\\pict\\pngblip ${png}}}`, []],
  ['the digits of what it is called', `{\\pict\\pngblip{\\*\\blipuid ffff}${png}}`, ['image/png']],
  ['words that look like one', 'een pict van pngblip \\\\pict 89504e47', []],
])('%s', (_, part, outcome) => {
  expect(kinds(document(part))).toEqual(outcome);
});

describe('what wants to do harm', () => {
  it('is no RTF at all', () => {
    expect(rtfPictures('')).toEqual([]);
    expect(rtfPictures(`{\\html {\\pict\\pngblip ${png}}}`)).toEqual([]);
  });

  it('ends in the middle', () => {
    expect(kinds(`{\\rtf1 {\\pict\\pngblip ${png}`)).toEqual(['left out']);
    expect(kinds('{\\rtf1 {\\pict\\pngblip\\')).toEqual(['left out']);
  });

  it('closes more than it opens', () => {
    expect(kinds(`{\\rtf1 }}}}{\\pict\\pngblip ${png}}`)).toEqual(['image/png']);
  });

  it('is nested deeper than any text', () => {
    const deep = `{\\rtf1 ${'{'.repeat(2_000_000)}\\pict\\pngblip ${png}${'}'.repeat(2_000_000)}}`;
    expect(rtfPictures(deep)).toEqual([]);
  });

  it('is five million backslashes, or one word of that length', () => {
    expect(rtfPictures(`{\\rtf1 ${'\\'.repeat(5_000_000)}`)).toEqual([]);
    expect(rtfPictures(`{\\rtf1 \\${'a'.repeat(5_000_000)}`)).toEqual([]);
  });

  it('holds more pictures than anyone pastes', () => {
    const many = document(...Array.from({ length: 60 }, () => `{\\pict\\pngblip ${png}}`));
    expect(kinds(many).filter((kind) => kind === 'image/png')).toHaveLength(40);
    expect(kinds(many)).toHaveLength(60);
  });

  it('holds one that is larger than a picture may be', () => {
    const large = document(`{\\pict\\pngblip ${png}${'00'.repeat(36_000_000)}}`, `{\\pict\\jpegblip ${jpeg}}`);
    expect(kinds(large)).toEqual(['left out', 'image/jpeg']);
  });
});
