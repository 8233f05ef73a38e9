/** What React makes of a picture's props when it tells the browser of it at the top of the page. */
export interface EarlyPicture {
  src?: string;
  srcSet?: string;
  sizes?: string;
  fetchPriority?: 'high' | 'low' | 'auto';
}

const topOfPage = /^(?:<link rel="preload"[^>]*>)+/;
const eagerPicture = /<img (?![^>]*\bloading="lazy")([^>]*)>/g;
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

/**
 * Those pictures of a part of which the browser was told, to be told of again. Nothing when it was told in a way that
 * drawing the picture does not repeat: of a picture for each theme, say.
 */
export function earlyPictures(part: string, links: readonly string[]): EarlyPicture[] | undefined {
  const eager = new Map(
    [...part.matchAll(eagerPicture)].map(([, attributes = '']) => [
      pictureOf(attributes, { srcSet: 'srcset', src: 'src' }),
      attributes,
    ]),
  );
  const early: EarlyPicture[] = [];
  for (const one of links) {
    const picture = pictureOf(one, { srcSet: 'imagesrcset', src: 'href' });
    if (picture === undefined || !part.includes(`"${picture}"`)) continue;
    const attributes = eager.get(picture);
    if (attributes === undefined || attributeOf(one, 'media') !== undefined) return undefined;
    early.push(propsOf(attributes));
  }
  return early;
}

function propsOf(attributes: string): EarlyPicture {
  const src = attributeOf(attributes, 'src');
  const srcSet = attributeOf(attributes, 'srcset');
  const sizes = attributeOf(attributes, 'sizes');
  const fetchPriority = attributeOf(attributes, 'fetchpriority') as EarlyPicture['fetchPriority'];
  return {
    ...(src === undefined ? {} : { src: unescaped(src) }),
    ...(srcSet === undefined ? {} : { srcSet: unescaped(srcSet) }),
    ...(sizes === undefined ? {} : { sizes: unescaped(sizes) }),
    ...(fetchPriority === undefined ? {} : { fetchPriority }),
  };
}
