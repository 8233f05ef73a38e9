/** A cookie and not the browser's storage: the server draws the menu as it was left, so that nothing moves later. */
const name = 'plein.admin_menu';
const year = 365 * 24 * 60 * 60;
const kept = new RegExp(`(?:^|;\\s*)${name.replace('.', '\\.')}=([a-z-]*(?:\\.[a-z-]+)*)(?:;|$)`);

/** The groups of the admin menu that this browser left open. */
export const openGroupsOf = (cookies: string | undefined): readonly string[] =>
  kept
    .exec(cookies ?? '')?.[1]
    ?.split('.')
    .filter(Boolean) ?? [];

export const openGroupsCookie = (groups: readonly string[]): string =>
  `${name}=${groups.join('.')}; path=/; max-age=${groups.length === 0 ? 0 : year}; samesite=lax`;
