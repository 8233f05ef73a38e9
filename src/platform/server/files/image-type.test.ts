import { describe, expect, it } from 'vitest';
import { imageTypeOf } from './image-type.ts';

const hex = (digits: string, rest = '') =>
  Buffer.concat([Buffer.from(digits.replaceAll(' ', ''), 'hex'), Buffer.from(rest, 'latin1')]);
const ftyp = (brands: string) => hex(`0000 00${(8 + brands.length).toString(16).padStart(2, '0')}`, `ftyp${brands}`);

describe('the type of a picture, by content', () => {
  it.each([
    ['PNG', hex('89504e470d0a1a0a', 'IHDR'), 'image/png'],
    ['JPEG', hex('ffd8ffe0', 'JFIF'), 'image/jpeg'],
    ['GIF 87', Buffer.from('GIF87a...'), 'image/gif'],
    ['GIF 89', Buffer.from('GIF89a...'), 'image/gif'],
    ['WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'],
    ['AVIF', ftyp('avif\0\0\0\0mif1miaf'), 'image/avif'],
    ['AVIF by a compatible brand', ftyp('mif1\0\0\0\0miafavif'), 'image/avif'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    [
      'SVG with a mark, a declaration and a remark',
      Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- by hand --><svg/>'),
      'image/svg+xml',
    ],
    ['SVG with a prefix', Buffer.from('<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['ZIP', hex('504b0304', 'haven.png'), undefined],
    ['HEIC', ftyp('heic\0\0\0\0mif1heic'), undefined],
    ['MP4', ftyp('isom\0\0\x02\0avc1'), undefined],
    ['a version number that reads as a brand', ftyp('isomavif'), undefined],
    ['WAV', Buffer.from('RIFF\x10\0\0\0WAVEfmt '), undefined],
    ['PDF', Buffer.from('%PDF-1.7'), undefined],
    ['BMP', Buffer.from('BM\x10\0\0\0'), undefined],
    ['HTML', Buffer.from('<!doctype html><p>hi</p>'), undefined],
    ['text about <svg>', Buffer.from('see <svg> here'), undefined],
    ['a half signature', hex('89504e47'), undefined],
    ['a half box', hex('00000020', 'ftyp'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('%s', (_, bytes, mediaType) => {
    expect(imageTypeOf(bytes)).toBe(mediaType);
  });
});
