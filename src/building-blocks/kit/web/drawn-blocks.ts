/** A block as the server drew it: the element, what is on it, and what is in it. */
export interface DrawnBlock {
  element: string;
  attributes: Readonly<Record<string, string>>;
  html: string;
  hasPageTitle: boolean;
}

/** On the element of a block that does nothing in the browser; its guid. */
export const drawnAttribute = 'data-drawn';

/** On the element of any other block. */
export const liveAttribute = 'data-block';

const drawn = new Map<string, DrawnBlock>();

/**
 * For a visitor's first page: a block that only shows something is left as it was drawn, so neither its view is
 * fetched nor its tree walked. The next page makes its blocks from their views.
 */
export function holdDrawnBlocks(root: Element): void {
  for (const element of root.querySelectorAll(`[${drawnAttribute}]`)) {
    drawn.set(element.getAttribute(drawnAttribute) ?? '', {
      element: element.localName,
      attributes: Object.fromEntries(
        Array.from(element.attributes, ({ name, value }) => [name === 'class' ? 'className' : name, value]),
      ),
      html: element.innerHTML,
      hasPageTitle: element.querySelector('h1') !== null,
    });
  }
}

export const releaseDrawnBlocks = (): void => drawn.clear();

export const drawnBlock = (guid: string): DrawnBlock | undefined => drawn.get(guid);
