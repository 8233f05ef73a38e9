import type { HeaderImageShown, PageDocument } from './page.ts';

export type HeaderView = Omit<HeaderImageShown, 'of'>;

/** How the picture at the head of a page is shown; undefined for all of it, from its middle. */
export function headerViewOf({
  options: { headerImage },
  headerImageShown,
}: {
  options: Pick<PageDocument['options'], 'headerImage'>;
} & Pick<PageDocument, 'headerImageShown'>): HeaderView | undefined {
  if (headerImage === null || headerImageShown?.of.toLowerCase() !== headerImage.toLowerCase()) return undefined;
  const { crop, focalPoint } = headerImageShown;
  return crop === undefined && focalPoint === undefined
    ? undefined
    : { ...(crop && { crop }), ...(focalPoint && { focalPoint }) };
}
