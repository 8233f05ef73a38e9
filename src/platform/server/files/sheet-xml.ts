import type { FileToPack } from './zip-writer.ts';

/** The few parts of a workbook (ECMA-376). Every text is a text: nothing in it is a formula. */
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const typePrefix = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const part = (name: string, xml: string): FileToPack => ({ name, content: () => [declaration + xml] });

/** What a spreadsheet program takes as the name of a sheet: at most 31 signs, without these, and each only once. */
function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, at) => {
    const plain =
      name
        .replace(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, 28) || String(at + 1);
    const free = taken.has(plain.toLowerCase()) ? `${plain} ${at + 1}` : plain;
    taken.add(free.toLowerCase());
    return free;
  });
}

export const sheetPath = (at: number): string => `worksheets/sheet${at + 1}.xml`;

/** All of a workbook but its sheets, which are `xl/` and `sheetPath`. */
export const workbookParts = (names: readonly string[]): FileToPack[] => [
  part(
    '[Content_Types].xml',
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${typePrefix}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${typePrefix}.styles+xml"/>${names.map((_, at) => `<Override PartName="/xl/${sheetPath(at)}" ContentType="${typePrefix}.worksheet+xml"/>`).join('')}</Types>`,
  ),
  part(
    '_rels/.rels',
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheetNames(names)
      .map(
        (name, at) =>
          `<sheet name="${xmlText(name).replaceAll('"', '&quot;')}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packaged}/relationships">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="${sheetPath(at)}"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  ),
  // Plain, bold for headings, a day with its time.
  part(
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ),
];

/** The first row stays in sight. */
export const sheetStart = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';

export const sheetRow = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;

/** A cell holds no more; a program that meets a longer one calls the whole file broken. */
const longestCell = 32_767;
/** What XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const xmlText = (text: string): string =>
  text
    .slice(0, longestCell)
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
    // A spreadsheet would read it as an escaped sign.
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');

export const textCell = (text: string, { isHeading = false } = {}): string =>
  text === ''
    ? '<c/>'
    : `<c t="inlineStr"${isHeading ? ' s="1"' : ''}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

export const numberCell = (value: number): string => `<c><v>${value}</v></c>`;

const millisecondsOfDay = 24 * 60 * 60 * 1000;
/** Days since the end of 1899, as spreadsheets count; of what the clocks of the platform showed. */
const serialOf = (wallClock: string): number => Date.parse(`${wallClock}:00Z`) / millisecondsOfDay + 25_569;

export const momentCell = (wallClock: string): string => `<c s="2"><v>${serialOf(wallClock)}</v></c>`;
