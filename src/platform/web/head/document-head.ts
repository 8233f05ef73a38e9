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
    for (const old of document.head.querySelectorAll(`[${ownMark}]`)) old.remove();
    for (const { name, attributes, content } of headTags(head)) {
      const tag = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
      if (content !== undefined) tag.textContent = content;
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
