import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import type { Site, Told } from '../faults/site.ts';
import { newPage, read, send, typeWord, type Writer, wordsOf, writerOf } from '../faults/typing.ts';
import type { Writing } from './writing.ts';

/** A page of them; then another is begun, as nobody writes one page for ever. */
const wordsOnPage = 300;

interface Page {
  guid: string;
  writer: Writer;
}

/** Somebody who types words into pages, as the editor sends them. */
export function wordWriting(name: string): Writing {
  const pages: Page[] = [];
  const current = () => pages.at(-1);
  const begin = async (site: Site): Promise<Told | Page> => {
    const copy = await newPage(site);
    if (!('document' in copy)) return copy;
    const page = { guid: copy.guid, writer: writerOf(name, copy) };
    pages.push(page);
    return page;
  };
  const isOpen = () => (current()?.writer.replica.pending.length ?? 0) > 0;
  return {
    kind: 'words',
    async write(site) {
      const last = current();
      const isFull = last === undefined || (!isOpen() && last.writer.typed.length >= wordsOnPage);
      const page = isFull ? await begin(site) : last;
      if (!('writer' in page)) return page;
      if (page.writer.replica.pending.length === 0) typeWord(page.writer);
      return await send(site, page.guid, page.writer);
    },
    isOpen,
    async standing(site) {
      const sums = { confirmed: 0, lost: 0, twice: 0 };
      for (const { guid, writer } of pages) {
        const { document } = await read<WorkingCopy>(site, `/api/pages/${guid}/working-copy`);
        const words = wordsOf(document).split(' ');
        sums.confirmed += writer.typed.length;
        sums.lost += writer.typed.filter((word) => !words.includes(word)).length + writer.strange;
        sums.twice += words.length - new Set(words).size;
      }
      return sums;
    },
  };
}
