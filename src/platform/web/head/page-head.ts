import { type Crop, cropText } from '../../contract/files/crop.ts';
import { sharedForm } from '../../contract/files/shared-form.ts';

/** What goes along with a link to the page. */
export interface SharedPicture {
  href: string;
  /** What is to be seen on it; empty where nobody said so. */
  alt: string;
  /** Where that is known. */
  size?: { width: number; height: number } | undefined;
}

/** Everything that stands in the head and changes with the page (§1). */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  image: SharedPicture | undefined;
  /** The same page in other languages: language to absolute address. */
  alternates: { language: string; href: string }[];
  isIndexed: boolean;
}

export interface HeadParts {
  platformName: string;
  /** Of the page, item or legal page. */
  title?: string | undefined;
  description: string;
  origin: string;
  path: string;
  imageGuid?: string | null | undefined;
  /** The part of it that is shown; all of it without one. */
  imageCrop?: Crop | null | undefined;
  imageAlt?: string | undefined;
  imageSize?: SharedPicture['size'] | null;
  alternates: { language: string; path: string }[];
  isIndexed: boolean;
}

/** §1: the platform's name, prefixed with the title of the page, item or legal page. */
export const titleOf = (platformName: string, title: string | undefined): string =>
  title === undefined || title === '' || title === platformName ? platformName : `${title} – ${platformName}`;

export const pageHead = (parts: HeadParts): PageHead => ({
  title: titleOf(parts.platformName, parts.title),
  description: parts.description,
  canonical: parts.origin + parts.path,
  image: sharedPicture(parts),
  alternates: parts.alternates.map(({ language, path }) => ({ language, href: parts.origin + path })),
  isIndexed: parts.isIndexed,
});

function sharedPicture({
  origin,
  imageGuid,
  imageCrop,
  imageAlt = '',
  imageSize,
}: HeadParts): SharedPicture | undefined {
  if (imageGuid === null || imageGuid === undefined) return undefined;
  const form = new URLSearchParams(Object.entries(sharedForm).map(([key, value]) => [key, String(value)]));
  const crop = imageCrop ? `&crop=${cropText(imageCrop)}` : '';
  return { href: `${origin}/a/${imageGuid}?${form}${crop}`, alt: imageAlt, ...(imageSize && { size: imageSize }) };
}

export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** As tags, in one order: the server writes them and the browser holds them against what is there. */
export function headTags(head: PageHead): HeadTag[] {
  const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes });
  const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes });
  return [
    ...(head.description === '' ? [] : [meta({ name: 'description', content: head.description })]),
    ...(head.isIndexed ? [] : [meta({ name: 'robots', content: 'noindex' })]),
    meta({ property: 'og:title', content: head.title }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:url', content: head.canonical }),
    ...(head.description === '' ? [] : [meta({ property: 'og:description', content: head.description })]),
    ...(head.image === undefined
      ? []
      : [
          meta({ property: 'og:image', content: head.image.href }),
          ...Object.entries(head.image.size ?? {}).map(([side, pixels]) =>
            meta({ property: `og:image:${side}`, content: String(pixels) }),
          ),
          ...(head.image.alt === '' ? [] : [meta({ property: 'og:image:alt', content: head.image.alt })]),
          meta({ name: 'twitter:card', content: 'summary_large_image' }),
          ...(head.image.alt === '' ? [] : [meta({ name: 'twitter:image:alt', content: head.image.alt })]),
        ]),
    link({ rel: 'canonical', href: head.canonical }),
    ...head.alternates.map(({ language, href }) => link({ rel: 'alternate', hreflang: language, href })),
  ];
}
