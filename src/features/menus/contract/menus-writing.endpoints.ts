import { z } from 'zod';
import { pagesTag } from '#features/pages/contract/pages.tags.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { MenuChange } from './arranging/menu-change.ts';
import { topLevelMenu } from './menu-name.ts';
import { MenuItemChanges, MenuItemMove, MenuSource, NewMenuItem } from './menu-source.ts';
import { menuAudit } from './menus.audit.ts';
import { menuTag } from './menus.tags.ts';

const feature = 'menus';
const access = 'content-manager';
const one = z.object({ guid: Guid });
const ofMenu = z.object({ name: z.string().min(1).max(200).default(topLevelMenu) });
/** Every write answers the whole menu: moving one item gives others another address. */
const output = MenuSource.extend({ changed: Guid });

export const readMenuSource = defineEndpoint({
  method: 'GET',
  path: '/api/menus:source',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'A menu with everything in it, in all languages, for who arranges it',
  query: ofMenu,
  output: MenuSource,
});

export const addMenuItem = defineEndpoint({
  method: 'POST',
  path: '/api/menuitems',
  access,
  feature,
  summary: 'Put an item in a menu',
  query: ofMenu,
  body: NewMenuItem,
  audits: [menuAudit.added],
  touches: [menuTag, pagesTag],
  output,
});

export const changeMenuItem = defineEndpoint({
  method: 'PUT',
  path: '/api/menuitems/{guid}',
  access,
  feature,
  summary: 'Rename, hide, or lead elsewhere; an address that changes leaves a redirect',
  params: one,
  body: MenuItemChanges,
  audits: [menuAudit.changed],
  touches: [menuTag, pagesTag],
  output,
});

export const moveMenuItem = defineEndpoint({
  method: 'POST',
  path: '/api/menuitems/{guid}/move',
  access,
  feature,
  summary: 'Move an item, with all below it, anywhere in its menu',
  params: one,
  body: MenuItemMove,
  audits: [menuAudit.moved],
  touches: [menuTag, pagesTag],
  output,
});

export const removeMenuItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/menuitems/{guid}',
  access,
  feature,
  summary: 'Take an item out of the menu, with all below it; the pages stay',
  params: one,
  audits: [menuAudit.removed],
  touches: [menuTag, pagesTag],
  output,
});

export const restoreMenuItem = defineEndpoint({
  method: 'POST',
  path: '/api/menuitems/{guid}/restore',
  access,
  feature,
  summary: 'Put an item that was taken out back where it was, with all that went with it',
  params: one,
  audits: [menuAudit.restored],
  touches: [menuTag, pagesTag],
  output,
});

/** More than anyone does between two savings; each is checked against the whole menu. */
export const mostMenuChanges = 200;

export const arrangeMenuItems = defineEndpoint({
  method: 'POST',
  path: '/api/menus:arrange',
  access,
  feature,
  summary: 'Change a menu in several places at once: all of it, or nothing when someone else changed it meanwhile',
  query: ofMenu,
  body: z.object({ version: z.string().max(100), changes: z.array(MenuChange).min(1).max(mostMenuChanges) }),
  audits: [menuAudit.added, menuAudit.changed, menuAudit.moved, menuAudit.removed, menuAudit.restored],
  touches: [menuTag, pagesTag],
  output: MenuSource,
});

const linkCount = z.number().int();

export const ForeseenMenu = z.object({
  /** Addresses that led elsewhere so far, and that will be a page's own. */
  endedRedirects: z.array(z.string()),
  /** In texts that readers get: those that name the page, those written as its old address, those that lose it. */
  links: z.object({ byPage: linkCount, byRedirect: linkCount, toHome: linkCount }),
});
export type ForeseenMenu = z.infer<typeof ForeseenMenu>;

const address = z.string().max(2000);

export const foreseeMenu = defineEndpoint({
  method: 'POST',
  path: '/api/menus:foresee',
  access,
  feature,
  summary: 'Which redirects end when pages get these addresses, and what becomes of the links in texts',
  body: z.object({
    /** Without a path for a page that leaves the menu. */
    addresses: z.array(z.object({ pageGuid: Guid, was: address, path: address.nullable() })).max(5000),
  }),
  audits: { nothing: 'it only tells what would happen' },
  touches: [],
  output: ForeseenMenu,
});
