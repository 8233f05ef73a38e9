import { segmentOfCopy } from '#features/pages/contract/copying/words-of-copy.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { segmentFrom } from './arranging/arrange-menu.ts';
import { type MenuNode, type MenuProblem, menuProblems } from './menu-check.ts';

const mostTries = 1000;
const wayOut: readonly MenuProblem['code'][] = ['path-taken', 'reserved-segment', 'segment-missing'];

/** The segment for a copy: its own where nothing else has that address, else with a word and a number behind it. */
export function freeSegment(nodes: readonly MenuNode[], item: MenuNode, languages: readonly Language[]): StoredText {
  // The front page has none, and stands there alone.
  const isBare = Object.values(item.urlSegment.$lang).every((segment) => !segment);
  const base = isBare ? segmentFrom(item.name) : item.urlSegment;
  for (let number = isBare && item.pageId !== null ? 1 : 0; number < mostTries; number += 1) {
    const urlSegment = number === 0 ? base : segmentOfCopy(base, number);
    const problem = menuProblems([...nodes, { ...item, urlSegment }], languages)(item.id);
    if (problem === undefined || !wayOut.includes(problem.code)) return urlSegment;
  }
  return base;
}
