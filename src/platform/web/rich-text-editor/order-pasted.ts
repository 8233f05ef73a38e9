/** Only what needs it: what an editor of ours copied is in order already. */
const needsOrder = /\bdata-(?:look|list)=|<thead|<o:p|<br/i;

/**
 * The structure that word processors leave out of their HTML: bold and italic words of Google Docs, lists of Word, which
 * are paragraphs with a mark in front, and heads of tables. Nothing is in here any more that a browser would do something with.
 */
export function orderPasted(html: string): string {
  if (!needsOrder.test(html) || html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  makeLists(body);
  for (const marker of body.querySelectorAll('[data-look~=marker]')) marker.remove();
  for (const title of body.querySelectorAll('p[data-look~=title]')) rename(title, 'h2');
  for (const cell of body.querySelectorAll('thead td')) rename(cell, 'th');
  for (const wrapper of body.querySelectorAll('b[data-look~=normal]')) wrapper.replaceWith(...wrapper.childNodes);
  for (const words of body.querySelectorAll('span[data-look]')) giveLook(words);
  for (const rest of body.querySelectorAll('br')) if (isBetweenBlocks(rest)) rest.remove();
  for (const empty of body.querySelectorAll('p')) if (isBlank(empty)) empty.remove();
  return body.innerHTML;
}

function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function giveLook(words: Element): void {
  const said = words.getAttribute('data-look')?.split(' ') ?? [];
  // The heading is bold by itself.
  const isBold = said.includes('bold') && words.closest('h2, h3, h4') === null;
  const inner = said.includes('italic') ? rename(words, 'em') : words;
  if (!isBold) return;
  if (inner === words) rename(words, 'strong');
  else {
    const strong = inner.ownerDocument.createElement('strong');
    inner.replaceWith(strong);
    strong.append(inner);
  }
}

const block = /^(?:P|UL|OL|TABLE|DIV|H[1-6]|BLOCKQUOTE)$/;
const isBlock = (node: Element | null): boolean => node !== null && block.test(node.tagName);

/** A line that Google Docs leaves between two paragraphs. */
const isBetweenBlocks = (rest: Element): boolean =>
  (isBlock(rest.previousElementSibling) || isBlock(rest.nextElementSibling)) &&
  isNoWords(rest.previousSibling) &&
  isNoWords(rest.nextSibling);

const isNoWords = (node: Node | null): boolean => node?.nodeType !== 3 || (node.textContent ?? '').trim() === '';

const isBlank = (paragraph: Element): boolean =>
  (paragraph.textContent ?? '').trim() === '' && paragraph.querySelector('br') === null;

/** Paragraphs of one list stand one after another; each says how deep it lies, and its mark which kind it is. */
function makeLists(body: Element): void {
  for (const first of body.querySelectorAll('[data-list]')) {
    if (first.parentElement?.closest('li') || first.hasAttribute('data-done')) continue;
    const items: Element[] = [];
    for (let next: Element | null = first; next?.hasAttribute('data-list'); next = next.nextElementSibling)
      items.push(next);
    for (const item of items) item.setAttribute('data-done', '');
    const place = body.ownerDocument.createElement('div');
    first.before(place);
    place.replaceWith(...listsOf(items, 1));
  }
}

const levelOf = (item: Element): number => Number(item.getAttribute('data-list')) || 1;

/** "1." and "a)" number, anything else is a dot. */
const isNumbered = (item: Element): boolean =>
  /^\s*\(?[\dA-Za-z]{1,4}[.)]/.test(item.querySelector('[data-look~=marker]')?.textContent ?? '');

function listsOf(items: readonly Element[], level: number): Element[] {
  const lists: Element[] = [];
  for (let place = 0; place < items.length; ) {
    const item = items[place];
    if (item === undefined) break;
    const name = isNumbered(item) ? 'ol' : 'ul';
    const open = lists.at(-1);
    const list = open?.localName === name ? open : item.ownerDocument.createElement(name);
    if (list !== open) lists.push(list);
    const deeper = deeperAfter(items, place, level);
    list.append(listItem(item, listsOf(deeper, level + 1)));
    place += 1 + deeper.length;
  }
  return lists;
}

function deeperAfter(items: readonly Element[], place: number, level: number): Element[] {
  const rest = items.slice(place + 1);
  const end = rest.findIndex((item) => levelOf(item) <= level);
  return end === -1 ? rest : rest.slice(0, end);
}

function listItem(item: Element, within: Element[]): Element {
  const made = item.ownerDocument.createElement('li');
  item.querySelector('[data-look~=marker]')?.remove();
  made.append(rename(item, 'p'), ...within);
  return made;
}
