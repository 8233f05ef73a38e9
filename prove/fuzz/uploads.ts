import { deflateSync } from 'node:zlib';
import type { Chance } from '../../scripts/seed/chance.ts';
import { oddText } from './odd-values.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const gif = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`);

interface Sent {
  name: string;
  bytes: Buffer;
}

const good: readonly Sent[] = [
  { name: 'stip.png', bytes: png },
  { name: 'stip.gif', bytes: gif },
  { name: 'tekening.svg', bytes: svg('<rect width="9" height="9"/>') },
  { name: 'brief.txt', bytes: Buffer.from('Een brief.') },
  { name: 'lijst.csv', bytes: Buffer.from('a;b\n1;2\n') },
  { name: 'stuk.pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n') },
];

/** A picture that says to be as large as a county, and one that is cut off. */
function hugePng(): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(60_000, 16);
  copy.writeUInt32BE(60_000, 20);
  return copy;
}

const bad: readonly Sent[] = [
  { name: 'leeg.png', bytes: Buffer.alloc(0) },
  { name: 'half.png', bytes: png.subarray(0, 40) },
  { name: 'reus.png', bytes: hugePng() },
  { name: 'stip.exe', bytes: Buffer.from('MZ\0\0') },
  { name: 'pagina.html', bytes: Buffer.from('<script>alert(1)</script>') },
  { name: 'script.svg', bytes: svg('<script>alert(1)</script><a href="javascript:x"/>') },
  { name: 'diep.svg', bytes: svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`) },
  {
    name: 'namen.svg',
    bytes: Buffer.from(
      '<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
    ),
  },
  { name: 'ingepakt.svgz', bytes: deflateSync(Buffer.alloc(200_000)) },
  { name: 'ruis.jpg', bytes: Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256)) },
  { name: 'woord.docx', bytes: Buffer.from('PK\u0003\u0004niets') },
];

export interface Form {
  contentType: string;
  body: Buffer;
}

/** A form with a file, as a browser sends it; an odd one is wrong in its file, its name or its form. */
export function uploadForm(chance: Chance, fields: readonly string[], isOdd: boolean): Form {
  const boundary = `----plein${chance.below(1_000_000)}`;
  const { name, bytes } = isOdd && chance.isOne(2) ? chance.pick(bad) : chance.pick(good);
  const fileName = isOdd && chance.isOne(3) ? oddText(chance).replaceAll(/["\r\n]/g, '') : name;
  const field = isOdd && chance.isOne(4) ? 'Iets' : name.endsWith('.png') || name.endsWith('.gif') ? 'Image' : 'File';
  const chosen = fields.includes(field) || isOdd ? field : (fields[0] ?? 'File');
  const part = [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${chosen}"; filename="${fileName}"\r\n`),
    Buffer.from('Content-Type: application/octet-stream\r\n\r\n'),
    bytes,
    Buffer.from('\r\n'),
  ];
  const parts = isOdd && chance.isOne(4) ? [...part, ...part, ...part] : part;
  const end = isOdd && chance.isOne(4) ? [] : [Buffer.from(`--${boundary}--\r\n`)];
  const told = isOdd && chance.isOne(6) ? 'elders' : boundary;
  return { contentType: `multipart/form-data; boundary=${told}`, body: Buffer.concat([...parts, ...end]) };
}
