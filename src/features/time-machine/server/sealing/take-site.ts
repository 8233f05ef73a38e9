import { AppError } from '#platform/contract/calls/errors.ts';
import { rewritePastHtml } from '../../contract/past-html.ts';
import { sealedAddress } from '../../contract/sealed-paths.ts';
import type { PastFile, PastPage, PastPages } from './past-pages.ts';

export type Taken =
  | { kind: 'page'; path: string; page: PastPage }
  | { kind: 'file'; path: string; file: PastFile }
  | { kind: 'missing'; path: string };

/** What a ZIP can list, with room for what is said about it. */
const mostTaken = 60_000;

/** A page names several sizes of a picture. One is kept: the one that every browser can show. */
const withoutSizes = (html: string): string => html.replace(/ (?:srcset|imagesrcset|sizes)="[^"]*"/gi, '');

const addressesIn = (html: string): string[] => {
  const found: string[] = [];
  rewritePastHtml(html, (address) => {
    found.push(address);
    return address;
  });
  return found;
};

/** What a stylesheet names, pictures and fonts, each by another address; what it holds itself stays. */
export const rewriteCss = (css: string, path: string, newAddress: (address: string) => string): string =>
  css.replace(/url\(([^()]*)\)/g, (whole, inner: string) => {
    const address = inner.trim().replaceAll(/["']/g, '');
    if (address === '' || address.startsWith('data:') || address.startsWith('#')) return whole;
    return `url("${newAddress(new URL(address, `http://then${path}`).pathname)}")`;
  });

function addressesInCss(css: string, path: string): string[] {
  const found: string[] = [];
  rewriteCss(css, path, (address) => {
    found.push(address);
    return address;
  });
  return found;
}

/**
 * Everything of one moment, each once: what a visitor could read, and all that is led to from there. A file comes before
 * the first page that shows it.
 */
export async function* takeSite(
  pages: PastPages,
  origin: string,
  onCount: (done: number, total: number) => Promise<void>,
): AsyncGenerator<Taken> {
  const waiting = new Set<string>(['/']);
  for await (const path of pages.addresses()) {
    const found = sealedAddress(path, origin);
    if (found.kind === 'page') waiting.add(found.path);
  }
  const seen = new Set<string>();
  let done = 0;

  async function* takeFile(path: string): AsyncGenerator<Taken> {
    if (seen.has(path)) return;
    seen.add(path);
    const file = await pages.file(path);
    if (file === undefined) {
      yield { kind: 'missing', path };
      return;
    }
    if (file.mediaType.startsWith('text/css')) {
      for (const named of addressesInCss(file.body.toString(), path)) yield* takeFile(named);
    }
    yield { kind: 'file', path, file };
  }

  for (const path of waiting) {
    if (waiting.size + seen.size > mostTaken) throw new AppError('sealed-too-large', 409);
    const page = await pages.page(path);
    if (page.kind === 'redirect') {
      const to = sealedAddress(page.to, origin);
      if (to.kind === 'page') waiting.add(to.path);
      yield { kind: 'page', path, page };
    } else {
      const html = withoutSizes(page.html);
      for (const address of addressesIn(html)) {
        const found = sealedAddress(address, origin);
        if (found.kind === 'page') waiting.add(found.path);
        if (found.kind === 'file') yield* takeFile(found.path);
      }
      yield { kind: 'page', path, page: { ...page, html } };
    }
    done += 1;
    await onCount(done, waiting.size);
  }
}
