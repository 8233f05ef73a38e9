import type { Reader } from '../../../contract/render.ts';

/** Where the admin area begins for this reader: the pages are for admins (§2), the media for whoever manages content. */
export const adminPathFor = ({ isAdmin, isContentManager }: Pick<Reader, 'isAdmin' | 'isContentManager'>): string =>
  isAdmin ? '/admin/pages' : isContentManager ? '/admin/media' : '/admin/gallery';
