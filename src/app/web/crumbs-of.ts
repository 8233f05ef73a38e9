import type { MenuItem } from '#features/menus/contract/menu.ts';
import type { Crumb } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';

/** The way to a page, as the menu has it. */
export const crumbsOf = (trail: readonly MenuItem[]): Crumb[] =>
  trail.map(({ name, nameLang, path }) => ({ label: name, lang: nameLang, ...(path !== null && { href: path }) }));
