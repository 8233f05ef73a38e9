import { headTags, type PageHead } from './page-head.ts';

/** §1: several parts of a page may speak within one moment; the document hears the last of them. */
export const headDelay = 50;

/** Marks the tags that belong to the page, so that an update touches no other. */
export const ownMark = 'data-page-head';

/** Keeps the document's head in step with the page, after the server has written the first one. */
export function createDocumentHead(document: Document): { update(head: PageHead): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (head: PageHead) => {
    document.title = head.title;
    const before = document.head.querySelector(`link[rel=canonical][${ownMark}]`)?.getAttribute('href');
    const isSamePage = before === head.canonical;
    for (const old of document.head.querySelectorAll(`[${ownMark}]`)) {
      // Only the server writes what search engines read: it stays as long as it is about the page that is shown.
      if (!isSamePage || old.localName !== 'script') old.remove();
    }
    for (const { name, attributes } of headTags(head)) {
      const tag = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
      tag.setAttribute(ownMark, '');
      document.head.append(tag);
    }
  };
  return {
    update(head) {
      clearTimeout(timer);
      timer = setTimeout(() => write(head), headDelay);
    },
  };
}
