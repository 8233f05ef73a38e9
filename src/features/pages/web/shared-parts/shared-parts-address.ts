/** What is kept for many pages, in the order of the screen. Footers and header images are settings, which admins change. */
export const partTabs = ['shared-part', 'template', 'footer', 'header-image'] as const;
export type PartTab = (typeof partTabs)[number];

const ofAdmins: readonly PartTab[] = ['footer', 'header-image'];

export const tabsFor = (isAdmin: boolean): readonly PartTab[] =>
  partTabs.filter((tab) => isAdmin || !ofAdmins.includes(tab));

/** An old or mistyped link still shows something. */
export const tabOf = (search: URLSearchParams, isAdmin: boolean): PartTab =>
  tabsFor(isAdmin).find((tab) => tab === search.get('of')) ?? 'shared-part';

export const tabAddress = (tab: PartTab): string => (tab === 'shared-part' ? '?' : `?of=${tab}`);
