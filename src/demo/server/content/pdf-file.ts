/** Letters that the font's own encoding has beyond Latin 1. */
const winAnsi: Record<string, number> = { '€': 0x80, '’': 0x92, '–': 0x96 };

const encode = (words: string): string =>
  Array.from(words, (letter) => String.fromCharCode(winAnsi[letter] ?? letter.charCodeAt(0)))
    .join('')
    .replace(/[\\()]/g, '\\$&');

/** The smallest document that every reader opens: a page with a title and some lines, in a font that needs no file. */
export function pdfFile(title: string, lines: readonly string[]): Buffer {
  const drawn = [
    `BT /F1 22 Tf 72 760 Td (${encode(title)}) Tj ET`,
    ...lines.map((line, place) => `BT /F2 12 Tf 72 ${720 - place * 20} Td (${encode(line)}) Tj ET`),
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica-Bold'),
    font('Helvetica'),
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    `<< /Title (${encode(title)}) >>`,
  ];
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}
