/**
 * The page's stylesheet holds several files of the build in one. The module loader looks for a link to each before it
 * fetches it, so each gets one that is switched off: present, and never fetched.
 */
export function announceHeldStyles(document: Document): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-holds]')) {
    for (const href of sheet.dataset.holds?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.disabled = true;
      link.href = href;
      document.head.append(link);
    }
  }
}
