import type { Language } from '#platform/contract/texts/language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';

interface PreviewWords {
  title: string;
  language: Language;
}

const sheets = 'link[rel="stylesheet"], style';

/** Gives the document of a preview the looks of this one, and follows them. Answers how to stop. */
export function fillPreview(page: Document, { title, language }: PreviewWords): () => void {
  page.title = title;
  const { documentElement: root } = page;
  Object.assign(root, inLanguage(language));
  const here = document.documentElement;
  const { theme } = here.dataset;
  if (theme !== undefined) root.dataset.theme = theme;
  for (const sheet of document.head.querySelectorAll(sheets)) page.head.append(sheet.cloneNode(true));
  // The styles of a block come with its view, which may still be on its way.
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches(sheets)) page.head.append(node.cloneNode(true));
  });
  observer.observe(document.head, { childList: true });
  page.addEventListener('click', stayHere, true);
  page.addEventListener('submit', stop, true);
  page.addEventListener('keydown', passEscape, true);
  return () => {
    observer.disconnect();
    page.removeEventListener('click', stayHere, true);
    page.removeEventListener('submit', stop, true);
    page.removeEventListener('keydown', passEscape, true);
    for (const sheet of page.head.querySelectorAll(sheets)) sheet.remove();
  };
}

const stop = (event: Event): void => event.preventDefault();

/** What closes the window around it is pressed in here as well. */
function passEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  const frame = (event.currentTarget as Document).defaultView?.frameElement;
  frame?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/** A link within the page leads there; any other would open the site inside its own preview. */
function stayHere(event: Event): void {
  const link = (event.target as Element).closest?.('a[href]');
  if (!link) return;
  event.preventDefault();
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#')) link.ownerDocument.getElementById(href.slice(1))?.scrollIntoView();
}
