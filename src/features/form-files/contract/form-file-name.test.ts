import { expect, test } from 'vitest';
import { formFileName } from './form-file-name.ts';

test.each([
  ['foto.jpg', 'image/jpeg', 'foto.jpg'],
  ['FOTO.JPEG', 'image/jpeg', 'FOTO.jpeg'],
  ['IMG_1.HEIC', 'image/heic', 'IMG_1.heic'],
  ['brief.pdf', 'image/png', 'brief.png'],
  ['foto', 'image/jpeg', 'foto.jpg'],
  ['rekening.exe', 'application/pdf', 'rekening.exe.pdf'],
  ['../../etc/passwd.pdf', 'application/pdf', '....etcpasswd.pdf'],
  ['foto\u202Egpj.pdf', 'application/pdf', 'fotogpj.pdf'],
  ['مرحبا.png', 'image/png', 'مرحبا.png'],
  ['👩‍👩‍👧 thuis.png', 'image/png', '👩‍👩‍👧 thuis.png'],
  [`${'a'.repeat(300)}.pdf`, 'application/pdf', `${'a'.repeat(140)}.pdf`],
  ['regel\n.pdf', 'application/pdf', 'regel.pdf'],
  ['.pdf', 'application/pdf', 'file.pdf'],
  ['???.png', 'image/png', 'file.png'],
])('%j as %s is %j', (name, mediaType, expected) => {
  expect(formFileName(name, mediaType)).toBe(expected);
});
