import { describe, expect, it } from 'vitest';
import { assetFileName } from './document-file-name.ts';

describe('what a file is called when it is saved', () => {
  it.each([
    ['verslag.pdf', 'application/pdf', 'verslag.pdf'],
    ['Verslag.PDF', 'application/pdf', 'Verslag.pdf'],
    ['verslag', 'application/pdf', 'verslag.pdf'],
    ['verslag.exe', 'application/pdf', 'verslag.exe.pdf'],
    ['', 'text/csv', 'document.csv'],
    [`${'x'.repeat(300)}.docx`, 'application/pdf', `${'x'.repeat(140)}.pdf`],
    ['haven.jpg', 'image/webp', 'haven.webp'],
  ])('%s of %s is %s', (name, mediaType, saved) => {
    expect(assetFileName(name, mediaType)).toBe(saved);
  });
});
