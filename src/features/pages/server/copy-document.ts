import { randomUUID } from 'node:crypto';
import type { Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import type { PageDocument } from '../contract/page.ts';

/** Behind the title, so that two pages in a list can be told apart. */
const copyWords: Record<Language, string> = { nl: 'kopie', en: 'copy' };

/** The same page with blocks of its own: a guid belongs to one page. */
export const copyOf = (document: PageDocument): PageDocument => ({
  ...document,
  title: titleOfCopy(document.title),
  buildingBlockInstances: document.buildingBlockInstances.map((block) => ({ ...block, guid: randomUUID() })),
});

const titleOfCopy = ({ $lang }: StoredText): StoredText => ({
  $lang: Object.fromEntries(
    Object.entries($lang).map(([language, title]) => [language, `${title} (${copyWords[language as Language]})`]),
  ),
});
