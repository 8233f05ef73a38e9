import { type EntriesIn, entriesInLanguages, type FoundLines } from '#features/search/contract/search-entries.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { PageDocument, StoredBlock } from '../contract/page.ts';
import type { BlockRules } from './block-rules.ts';
import { publicBlocks } from './page-uses.ts';
import type { PublishedPage } from './pages.repository.ts';

type PageBlocks = Pick<BlockRules, 'searchText' | 'searchRole' | 'sharedPart'>;

/** What the page is found by, in each language: its own words and those of the shared parts on it, not its templates'. */
export function searchEntriesOf(page: PublishedPage, blocks: PageBlocks, now: Date): EntriesIn {
  const { document } = page;
  const shown = publicBlocks(page, blocks, (block) => isForEveryReader(block, now));
  return entriesInLanguages(document.title, (language) => linesOf(document, shown, blocks, language));
}

/**
 * A search result shows a piece of the page to whoever may see the page, at any time from now on. So a block that is not
 * for everyone, that still has to begin or that will end is left out, and its words cannot be found.
 */
function isForEveryReader(block: StoredBlock, now: Date): boolean {
  const { from, until } = block.period;
  if (until !== undefined || (from !== undefined && new Date(from) > now)) return false;
  return decide(anonymousViewer, 'see', { kind: 'content', ...block }).allowed;
}

function linesOf(
  document: PageDocument,
  shown: readonly StoredBlock[],
  blocks: PageBlocks,
  language: Language,
): FoundLines {
  const description = pickLanguage(document.description, language, defaultLanguage)?.value ?? '';
  const lead = [description];
  const all = [description];
  const links: string[] = [];
  const captions: string[] = [];
  for (const block of shown) {
    const heading = pickLanguage(block.heading, language, defaultLanguage)?.value ?? '';
    const lines = blocks.searchText(block, language);
    const role = blocks.searchRole(block);
    lead.push(heading);
    all.push(heading, ...(role === 'caption' ? [] : lines));
    if (role === 'caption') captions.push(...lines);
    if (role === 'links') links.push(heading, ...lines);
  }
  return { lead, all, links, captions };
}
