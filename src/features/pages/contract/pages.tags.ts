import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { cacheTag, cacheTagOf } from '#platform/contract/calls/cache-tag.ts';

/** One page, template or shared part. */
export const pageTag = cacheTagOf('page');

/** Which pages there are, and where blocks stand. */
export const pagesTag = cacheTag('pages');

/** Templates and shared parts, which stand on many pages. */
export const partsTag = cacheTag('parts');

/** What becoming readable, or no longer, makes wrong: of a page, a template or a shared part. */
export const pageTouches = [pageTag, pagesTag, partsTag, menuTag];

/** The working copy of one page, which is kept nowhere and followed by who edits it. */
export const pageEditingTag = cacheTagOf('page-editing');

/** What someone said of what was found in a page or an item; kept nowhere and followed by who edits it. */
export const findingsTag = cacheTagOf('findings');

/** What pages need of somebody: a review, an owner, another plan, a link that leads nowhere. Kept nowhere, followed by the start screen. */
export const pageUpkeepTag = cacheTag('page-upkeep');

/** Who has the page open to edit it. */
export const pagePresenceTag = cacheTagOf('page-presence');
