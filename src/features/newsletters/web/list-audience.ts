import type { NewsletterListChanges } from '../contract/newsletter.ts';

export const listAudiences = ['Public', 'Users', 'Roles'] as const;
export type ListAudience = (typeof listAudiences)[number];

/** Everyone, all members, or those with a role: a list that names no role is for all members. */
export function audienceOfList({
  isPublic,
  roleIds,
}: Pick<NewsletterListChanges, 'isPublic' | 'roleIds'>): ListAudience {
  if (isPublic) return 'Public';
  return roleIds.length === 0 ? 'Users' : 'Roles';
}
