import { describe, expect, it } from 'vitest';
import { documents } from '#features/assets/server/assets.factory.ts';
import { documentTypeOf } from './document-content.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('what kind of document a file is', () => {
  it.each([
    ['verslag.pdf', documents.pdf(), 'application/pdf'],
    ['Verslag.PDF', documents.pdf(), 'application/pdf'],
    ['verslag.pdf', bytes('MZ\x90\x00\x03'), undefined],
    [
      'brief.docx',
      documents.zip('[Content_Types].xml', 'word/document.xml'),
      expect.stringContaining('wordprocessing'),
    ],
    ['lijst.xlsx', documents.zip('[Content_Types].xml', 'xl/workbook.xml'), expect.stringContaining('spreadsheetml')],
    ['praat.pptx', documents.zip('[Content_Types].xml', 'ppt/p.xml'), expect.stringContaining('presentationml')],
    ['brief.docx', documents.zip('[Content_Types].xml', 'xl/workbook.xml'), undefined],
    ['brief.docx', documents.zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'), undefined],
    ['brief.docx', bytes('no zip'), undefined],
    ['brief.odt', documents.openDocument('text'), 'application/vnd.oasis.opendocument.text'],
    ['lijst.ods', documents.openDocument('text'), undefined],
    ['alles.zip', documents.zip('a.txt'), 'application/zip'],
    ['tekst.txt', bytes('caf\xe9\r\n'), 'text/plain'],
    ['tekst.txt', bytes('caf\x00'), undefined],
    ['tekst.txt', bytes(''), undefined],
    ['lijst.csv', bytes('a;b\n1;2'), 'text/csv'],
    ['agenda.ics', bytes('BEGIN:VCALENDAR\r\n'), 'text/calendar'],
    ['agenda.ics', bytes('niets'), undefined],
    ['film.vtt', bytes('WEBVTT\n'), 'text/vtt'],
    ['lied.mp3', bytes('ID3\x03'), 'audio/mpeg'],
    ['lied.mp3', bytes('\xff\xfb\x90'), 'audio/mpeg'],
    ['lied.mp3', bytes('\xff\xd8\xff'), undefined],
    ['film.mp4', bytes('\x00\x00\x00\x18ftypmp42'), 'video/mp4'],
    ['film.mp4', bytes('\x00\x00\x00\x18moov'), undefined],
    ['film.webm', bytes('\x1aE\xdf\xa3\x9fB\x82\x84webm'), 'video/webm'],
    ['film.webm', bytes('\x1aE\xdf\xa3\x9fB\x82\x88matroska'), undefined],
    ['programma.exe', documents.pdf(), undefined],
    ['pagina.html', bytes('<p>'), undefined],
    ['constructor', documents.pdf(), undefined],
    ['a.constructor', documents.pdf(), undefined],
  ])('%s with these bytes', (name, content, mediaType) => {
    expect(documentTypeOf(name, content)).toEqual(mediaType);
  });
});
