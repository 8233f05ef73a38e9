import type { Viewer } from '#platform/contract/rights/viewer.ts';

/**
 * Nobody but people with an account comes into a site that is not open yet. An admin who views it as a visitor is one
 * of those, and sees what visitors would once it is open.
 */
export const isClosedTo = (
  viewer: Pick<Viewer, 'kind' | 'viewingAs'>,
  { siteIsOpen }: { readonly siteIsOpen: boolean },
): boolean => !siteIsOpen && viewer.kind === 'anonymous' && viewer.viewingAs === undefined;
