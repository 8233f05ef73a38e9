/** What a site is for: it decides the ready pages, and what search engines are told of whose it is. */
export const siteKinds = ['municipality', 'association', 'company'] as const;
export type SiteKind = (typeof siteKinds)[number];

export const organisationOf = {
  municipality: 'government',
  association: 'association',
  company: 'company',
} as const satisfies Record<SiteKind, string>;

/** With the ready pages of its kind, or with nothing but a front page with a heading. */
export const beginnings = ['ready', 'empty'] as const;
export type Beginning = (typeof beginnings)[number];

/** The page that every beginning has, and that nobody can leave out. */
export const homeKey = 'home';
