import type { Reader } from '../../../contract/render.ts';

/** Where the admin area begins for this reader: the pages are for admins (§2), the media for whoever manages content. */
export function adminPathFor(reader: Pick<Reader, 'isAdmin' | 'isContentManager' | 'isDeveloper'>): string {
  if (reader.isAdmin) return '/admin/pages';
  if (reader.isContentManager) return '/admin/media';
  return reader.isDeveloper ? '/admin/gallery' : '/admin/trash';
}
