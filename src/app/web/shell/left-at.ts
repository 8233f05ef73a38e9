/** The link or the named element that had the focus when a page was left; the page is drawn anew when one comes back. */
export type LeftAt = { id: string } | { href: string; among: number };

const linksTo = (document: Document, href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

export function leftAt(element: EventTarget | null): LeftAt | undefined {
  if (!(element instanceof HTMLElement) || element.getAttribute('tabindex') === '-1') return undefined;
  const href = element.getAttribute('href');
  if (href !== null) {
    const among = linksTo(element.ownerDocument, href).indexOf(element as HTMLAnchorElement);
    return among < 0 ? undefined : { href, among };
  }
  return element.id === '' ? undefined : { id: element.id };
}

/** False when it is not there any more. */
export function focusAgain(document: Document, at: LeftAt | undefined): boolean {
  if (at === undefined) return false;
  const found = 'id' in at ? document.getElementById(at.id) : linksTo(document, at.href)[at.among];
  found?.focus({ preventScroll: true });
  return found !== undefined && found === document.activeElement;
}
