/** What is drawn again for the sake of a picture of which React told the browser at the top of the page. */
export interface EarlyPicture {
  element: 'img' | 'link';
  props: Readonly<Record<string, string>>;
}

const topOfPage = /^(?:<link rel="preload"[^>]*>)+/;
const eagerPicture = /<img (?![^>]*\bloading="lazy")([^>]*)>/g;
/** One for each theme, of which the view itself tells by a link for each. */
const themedPicture = /<picture>(<source [^>]*>)<img (?![^>]*\bloading="lazy")([^>]*)><\/picture>/g;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const unescaped = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => entities[one] ?? one);

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
}

const link = /<link [^>]*>/g;

/** The links that React put at the top of the page for pictures that are seen at once. */
export const topLinks = (html: string): string[] => topOfPage.exec(html)?.[0].match(link) ?? [];

/** Which picture a link or an element is about: the sizes that it can be had in, or its one address. */
function pictureOf(element: string, names: { srcSet: string; src: string }): string | undefined {
  return attributeOf(element, names.srcSet) ?? attributeOf(element, names.src);
}

/** In which sizes, and for which room: another part may show the same picture larger. */
const sizedPicture = (element: string, names: { srcSet: string; sizes: string }): string =>
  `${attributeOf(element, names.srcSet)} for ${attributeOf(element, names.sizes)}`;

/** How often the part shows each picture that depends on the theme. */
function themedPictures(part: string): Map<string, number> {
  const shown = new Map<string, number>();
  for (const [, source = '', image = ''] of part.matchAll(themedPicture)) {
    for (const one of [source, image]) {
      const picture = sizedPicture(one, { srcSet: 'srcset', sizes: 'sizes' });
      shown.set(picture, (shown.get(picture) ?? 0) + 1);
    }
  }
  return shown;
}

/**
 * Those pictures of a part of which the browser was told, to be told of again. Nothing when it was told in a way that
 * drawing the picture or the link does not repeat.
 */
export function earlyPictures(part: string, links: readonly string[]): EarlyPicture[] | undefined {
  const eager = new Map(
    [...part.matchAll(eagerPicture)].map(([, attributes = '']) => [
      pictureOf(attributes, { srcSet: 'srcset', src: 'src' }),
      attributes,
    ]),
  );
  const themed = themedPictures(part);
  const early: EarlyPicture[] = [];
  for (const one of links) {
    const picture = pictureOf(one, { srcSet: 'imagesrcset', src: 'href' });
    if (picture === undefined || !part.includes(`"${picture}"`)) continue;
    const attributes = eager.get(picture);
    if (attributeOf(one, 'media') !== undefined) {
      const isShownOnce = themed.get(sizedPicture(one, { srcSet: 'imagesrcset', sizes: 'imagesizes' })) === 1;
      // Where another part shows it too it cannot be told whose link is whose.
      if (!isShownOnce || links.indexOf(one) !== links.lastIndexOf(one)) return undefined;
      early.push({ element: 'link', props: attributesOf(one) });
    } else {
      if (attributes === undefined) return undefined;
      early.push({ element: 'img', props: propsOf(attributes) });
    }
  }
  return early;
}

/** As they were written, in their order. */
const attributesOf = (element: string): Record<string, string> =>
  Object.fromEntries(
    [...element.matchAll(/\s([a-z]+)="([^"]*)"/gi)].map(([, name, value = '']) => [name, unescaped(value)]),
  );

/** What React makes of a picture's props when it tells the browser of it. */
function propsOf(attributes: string): Record<string, string> {
  const names = { src: 'src', srcSet: 'srcset', sizes: 'sizes', fetchPriority: 'fetchpriority' };
  return Object.fromEntries(
    Object.entries(names).flatMap(([prop, name]) => {
      const value = attributeOf(attributes, name);
      return value === undefined ? [] : [[prop, unescaped(value)]];
    }),
  );
}
