import type { Finding } from '#features/pages/contract/checks/finding.ts';
import { placeName, textAttribute } from '../texts/text-elements.ts';

/** On a link, or on words that are one, that readers would not get anywhere by. */
export const deadLinkAttribute = 'data-dead-link';

const isTypedIn = (text: Element): boolean => text.getAttribute('role') === 'textbox';

/**
 * Marks what leads nowhere where it is drawn, and takes the mark off what no longer does. Only attributes change: no text
 * is drawn again for it. A link that is drawn in pieces is described at its first, so that it is heard once.
 */
export function createDeadLinkMarks(): (findings: readonly Finding[], words: (finding: Finding) => string) => void {
  let marked = new Set<Element>();
  return (findings, words) => {
    const now = new Set<Element>();
    for (const finding of findings) {
      for (const text of textsOf(finding)) {
        for (const [place, one] of linksOf(finding, text).entries()) {
          if (place === 0) one.setAttribute('title', words(finding));
          else one.removeAttribute('title');
          one.setAttribute(deadLinkAttribute, '');
          now.add(one);
        }
      }
    }
    for (const one of marked) {
      if (now.has(one)) continue;
      one.removeAttribute(deadLinkAttribute);
      one.removeAttribute('title');
    }
    marked = now;
  };
}

/** A text may be drawn twice, for narrow windows and for wide ones. */
function textsOf({ place }: Finding): Element[] {
  const name = placeName(place);
  return [...document.querySelectorAll(`[${textAttribute}]`)].filter((one) => one.getAttribute(textAttribute) === name);
}

function linksOf({ place: { spot }, values }: Finding, text: Element): Element[] {
  if (spot === undefined) return [];
  const inside = linksBetween(text, spot.at, spot.at + spot.length);
  if (text.querySelector('a') !== null) return inside.filter((link) => link.getAttribute('href') === values.href);
  // The words of a button or a card: what is typed in is described itself, or else the link around it.
  return [(isTypedIn(text) ? null : text.closest('a')) ?? text];
}

/** The links in these letters of a text. */
function linksBetween(text: Element, from: number, to: number): Element[] {
  const links = new Set<Element>();
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node !== null && passed < to; node = walker.nextNode()) {
    const end = passed + (node.nodeValue?.length ?? 0);
    const link = end > from ? node.parentElement?.closest('a') : undefined;
    if (link !== null && link !== undefined && text.contains(link)) links.add(link);
    passed = end;
  }
  return [...links];
}
