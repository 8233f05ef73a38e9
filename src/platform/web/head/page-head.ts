import { type Crop, cropText } from '../../contract/files/crop.ts';

/** Everything that stands in the head and changes with the page (§1). */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  image: string | undefined;
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
  image:
    parts.imageGuid === null || parts.imageGuid === undefined
      ? undefined
      : `${parts.origin}/a/${parts.imageGuid}?width=1200&height=630&fit=cover&format=jpeg${parts.imageCrop ? `&crop=${cropText(parts.imageCrop)}` : ''}`,
  alternates: parts.alternates.map(({ language, path }) => ({ language, href: parts.origin + path })),
  isIndexed: parts.isIndexed,
});

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
          meta({ property: 'og:image', content: head.image }),
          meta({ name: 'twitter:card', content: 'summary_large_image' }),
        ]),
    link({ rel: 'canonical', href: head.canonical }),
    ...head.alternates.map(({ language, href }) => link({ rel: 'alternate', hreflang: language, href })),
  ];
}
