import { createHash } from 'node:crypto';
import type { FileToPack } from '#platform/server/files/zip-writer.ts';
import { rewritePastHtml } from '../../contract/past-html.ts';
import { fileOfPage, filesFolder, relativeAddress, sealedAddress } from '../../contract/sealed-paths.ts';
import type { PastFile, PastPage } from './past-pages.ts';
import { rewriteCss, type Taken } from './take-site.ts';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/vtt': 'vtt',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};

export const sha256 = (body: string | Uint8Array): string => createHash('sha256').update(body).digest('hex');

/** What it is called in the folder: by its address, with an ending by which a disk knows what it is. */
function fileName(path: string, { mediaType }: PastFile): string {
  const [way = '', query] = path.split('?');
  const last = way.split('/').at(-1) ?? '';
  if (path.startsWith('/assets/')) return `${filesFolder}/${last}`;
  const bare = mediaType.split(';')[0] ?? '';
  const which = query === undefined ? '' : `-${sha256(query).slice(0, 8)}`;
  return `${filesFolder}/${last}${which}.${extensions[bare] ?? 'bin'}`;
}

/** Also in a browser that would run something: it is kept to be read. */
const nothingRuns =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'none'; connect-src 'none'; form-action 'none'; object-src 'none'\">";

interface SealWords {
  /** How it was made and how it is checked. */
  readMe(facts: { pages: number; files: number; missing: readonly string[] }): string;
}

/** Pages and files as a folder that opens without a server, with the checksum of each. */
export async function* sealFolder(
  taken: AsyncIterable<Taken>,
  origin: string,
  { readMe }: SealWords,
): AsyncGenerator<FileToPack> {
  const nameOf = new Map<string, string>();
  const missing: string[] = [];
  const sums: string[] = [];
  let [pages, files] = [0, 0];
  const pack = (name: string, body: string | Uint8Array): FileToPack => {
    sums.push(`${sha256(body)}  ${name}\n`);
    return { name, content: () => [body] };
  };
  for await (const one of taken) {
    if (one.kind === 'missing') missing.push(one.path);
    if (one.kind === 'file') {
      const name = fileName(one.path, one.file);
      nameOf.set(one.path, name);
      files += 1;
      yield pack(name, one.file.mediaType.startsWith('text/css') ? cssOf(one.path, one.file, nameOf) : one.file.body);
    }
    if (one.kind === 'page') {
      pages += 1;
      yield pack(fileOfPage(one.path), pageOf(one.path, one.page, origin, nameOf));
    }
  }
  yield pack('LEESMIJ.txt', readMe({ pages, files, missing }));
  yield { name: 'SHA256SUMS', content: () => [sums.join('')] };
}

/** All files lie beside each other. */
const cssOf = (path: string, { body }: PastFile, nameOf: ReadonlyMap<string, string>): string =>
  rewriteCss(body.toString(), path, (address) => nameOf.get(address)?.split('/').at(-1) ?? '');

function pageOf(path: string, page: PastPage, origin: string, nameOf: ReadonlyMap<string, string>): string {
  const own = fileOfPage(path);
  const linkTo = (address: string, isLink: boolean): string | undefined => {
    const found = sealedAddress(address, origin);
    if (found.kind === 'page') return relativeAddress(own, fileOfPage(found.path)) + found.hash;
    if (found.kind === 'file') {
      const name = nameOf.get(found.path);
      return name && relativeAddress(own, name);
    }
    // A link may lead outside; nothing is fetched from there.
    return isLink || address.startsWith('data:') || address.startsWith('#') ? address : undefined;
  };
  if (page.kind === 'redirect') {
    const to = linkTo(page.to, true) ?? '';
    const refresh =
      sealedAddress(page.to, origin).kind === 'page' ? `<meta http-equiv="refresh" content="0;url=${to}">` : '';
    return `<!doctype html><meta charset="utf-8">${refresh}<a href="${to.replaceAll('"', '%22')}">${to.replaceAll('<', '&lt;')}</a>\n`;
  }
  return (
    rewritePastHtml(page.html, (address, attribute) => linkTo(address, attribute === 'href'))
      // Fetched ahead by a server's page; a file has what it needs beside it.
      .replace(/<link rel="preload"[^>]*>\n?/g, '')
      .replace('<meta charset="utf-8">', `<meta charset="utf-8">\n${nothingRuns}`)
  );
}
