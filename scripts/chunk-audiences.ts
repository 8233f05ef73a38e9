/**
 * Who comes in by a module that is fetched by its name: `start` is everyone, `routes` whoever enters a screen, `list` and
 * `block` readers of pages, `filling` and `acting` readers of pages with a form or with something to take part in, `item`
 * readers of an item's own page, `reading` and `entering` visitors of screens and dialogs, the others people who are signed
 * in.
 */
export const audiences = [
  'start',
  'routes',
  'list',
  'block',
  'filling',
  'acting',
  'item',
  'reading',
  'entering',
  'signedIn',
  'editing',
  'account',
  'admin',
] as const;
export type Audience = (typeof audiences)[number];

const screens = (...names: string[]) => new RegExp(`/(?:${names.join('|')})-screen\\.tsx$`);

/** The first that fits. A test holds the screens against the markers of the routes. */
export const entryModules: readonly (readonly [Audience, RegExp])[] = [
  ['start', /\/app\/web\/entry-client\.tsx$/],
  ['routes', /\/app\/web\/routes\.tsx$/],
  ['list', /\/building-blocks\/(?:list|members|widget)\/view\.tsx$/],
  ['list', /\/app\/web\/loading\/load-content-page\.ts$/],
  ['item', /\/app\/web\/(?:loading\/load-item-page\.ts|screens\/item-page\.tsx)$/],
  ['filling', /\/building-blocks\/form\/view\.tsx$/],
  ['filling', /\/sign-ups\/web\/parts\/sign-up-panel\.tsx$/],
  ['acting', /\/building-blocks\/(?:newsletter|poll|reactions)\/view\.tsx$/],
  ['block', /\/building-blocks\/[^/]+\/view\.tsx$/],
  ['reading', screens('search/web/search', 'web/screens/legal', 'web/screens/preview', 'unauthorized', 'receipt')],
  ['reading', screens('prove-by-link', 'prove-by-code', 'react', 'own-reaction', 'poll-vote', 'taking-part')],
  ['reading', screens('newsletter-sign-up', 'newsletter-stop', 'unsubscribe', 'idea-news', 'follow-by-mail')],
  ['filling', screens('offer-item', 'own-offer')],
  [
    'entering',
    screens('login', 'second-step', 'register', 'register-sent', 'verify', 'reset-password', 'new-password'),
  ],
  ['entering', screens('mail-sign-in', 'mail-sign-in-link', 'setup', 'invitation')],
  ['signedIn', /\/(?:member-dialogs|session-ended|commands-host|bell-host|follow-buttons?)\.tsx$/],
  ['admin', /\/app\/web\/editor\/(?:load-editor\.ts|editor-screen\.tsx)$/],
  ['editing', /\/(?:list-frame|item-tools|due-strip|reads-here)\.tsx$/],
  ['account', screens('account', 'account-[a-z]+', 'person', 'change-email', 'still-right')],
  ['account', /\/(?:own-fields-form|two-factor-setup|terms-dialog|inactive-dialog)\.tsx$/],
  // Members fill in their profile with the same fields as editors an item.
  ['account', /\/field-kinds\/[^/]+\/input\.tsx$/],
  [
    'admin',
    /-screen\.tsx$|\/(?:admin-frame|command-palette|item-drawer|item-preview|view-as-banner|closed-site)\.tsx$/,
  ],
  ['admin', /\/load-(?:admin-search|failed-jobs|installation|legal-draft|media)\.ts$/],
];

/** Undefined for a module that is not named here: its audience is whoever can reach it. */
export const namedAudience = (id: string): Audience | undefined =>
  entryModules.find(([, pattern]) => pattern.test(id))?.[0];

export const isForVisitors = (audience: Audience): boolean =>
  !['signedIn', 'editing', 'account', 'admin'].includes(audience);
