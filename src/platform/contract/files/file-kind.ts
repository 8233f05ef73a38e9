/** Kinds that are known by their program, or under another ending. */
const written: Readonly<Record<string, string>> = {
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
  ppt: 'PowerPoint',
  pptx: 'PowerPoint',
  jpeg: 'JPG',
  tiff: 'TIF',
};

/** What people call the kind of a file: the ending of its name, in capitals. A name without an ending has none. */
export function fileKind(fileName: string): string | undefined {
  const ending = /[^.]\.([a-z0-9]{1,5})$/i.exec(fileName.trim())?.[1];
  return ending === undefined ? undefined : (written[ending.toLowerCase()] ?? ending.toUpperCase());
}
