import { type Check, findingOf } from './check.ts';
import type { CheckedPage, LinkPart, SaidParts } from './checked-page.ts';
import type { Finding, FindingPlace } from './finding.ts';

const found = findingOf('link-texts');

/** Words that say nothing to who hears them without what stands around them, as in a list of links. */
const vague = new Set([
  ...['hier', 'klik hier', 'klik', 'deze link', 'link', 'via deze link', 'deze pagina', 'deze website', 'deze site'],
  ...['lees meer', 'lees verder', 'meer lezen', 'lees hier', 'lees hier meer', 'lees hier verder', 'verder lezen'],
  ...['meer', 'meer info', 'meer informatie', 'informatie', 'info', 'bekijk', 'bekijk hier', 'bekijk meer', 'verder'],
  ...['ga verder', 'download', 'download hier', 'website', 'pagina'],
  ...['here', 'click here', 'click', 'this link', 'this page', 'this website', 'this site', 'read more', 'more'],
  ...['more info', 'more information', 'information', 'learn more', 'find out more', 'see more', 'view', 'continue'],
  ...['go', 'page'],
]);

const bare = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A whole address. The name of a site, such as rijksoverheid.nl, can be said and remembered. */
const isAddress = (words: string): boolean => /^(?:https?:\/\/\S+|(?:[\w-]+\.)+[a-z]{2,}\/\S+)$/i.test(words.trim());

const sameTarget = (href: string): string => href.toLowerCase().replace(/\/$/, '');

const placeOf = ({ guid: block, language }: SaidParts, { path, at, words }: LinkPart): FindingPlace => ({
  block,
  path,
  language,
  spot: { at: at ?? 0, length: words.length },
});

/** WCAG 2.4.4: the words of a link say where it leads, and the same words lead to the same place. */
export const linkTexts: Check = {
  name: 'link-texts',
  ofPage: ({ said, isDefault }: CheckedPage) => {
    const targets = new Map<string, string>();
    return said.flatMap((parts) => parts.links.flatMap((link) => look(link, parts, targets, isDefault)));
  },
};

function look(link: LinkPart, parts: SaidParts, targets: Map<string, string>, isDefault: boolean): Finding[] {
  const { words, href, isNameless } = link;
  const place = placeOf(parts, link);
  if (isNameless) return isDefault ? [found('link-empty', place, { href })] : [];
  const said = bare(words);
  // Not translated: what stands in for it is looked at in its own language.
  if (said === '') return [];
  if (vague.has(said)) return [found('link-vague', place, { words: words.trim() })];
  if (isAddress(words)) return [found('link-address', place, { words: words.trim() })];
  const first = targets.get(said);
  if (first === undefined) targets.set(said, sameTarget(href));
  else if (first !== sameTarget(href)) return [found('link-same', place, { words: words.trim() })];
  return [];
}
