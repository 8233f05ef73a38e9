import { describe, expect, it } from 'vitest';
import { imageFileName } from './image-file-name.ts';

describe('the name of a picture’s file (§5)', () => {
  it.each([
    ['haven.jpg', 'image/jpeg', 'haven.jpg'],
    ['haven.JPEG', 'image/jpeg', 'haven.JPEG'],
    ['haven.jpg', 'image/webp', 'haven.webp'],
    ['haven', 'image/png', 'haven.png'],
    ['haven.v2', 'image/png', 'haven.v2.png'],
    [' De "Haven": ochtend?.png ', 'image/png', 'De Haven ochtend.png'],
    ['../../etc/passwd', 'image/svg+xml', '....etcpasswd.svg'],
    ['kade\r\nset-cookie: a=b.png', 'image/png', 'kadeset-cookie a=b.png'],
    ['gnp.\u202Egpj.exe', 'image/png', 'gnp.gpj.exe.png'],
    ['half \uD83D.png', 'image/png', 'half \uFFFD.png'],
    ['.png', 'image/png', 'image.png'],
    ['???', 'image/avif', 'image.avif'],
    ['x'.repeat(300), 'image/gif', `${'x'.repeat(150)}.gif`],
    ['verslag.pdf', 'application/pdf', 'verslag.pdf'],
  ])('%j as %s is %j', (name, mediaType, fileName) => {
    expect(imageFileName(name, mediaType)).toBe(fileName);
  });
});
