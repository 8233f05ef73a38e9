/**
 * What a file says. A spreadsheet writes UTF-8, or the letters that Windows had before; a file that is neither, such as a
 * workbook, is no text.
 */
export async function textOfFile(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
