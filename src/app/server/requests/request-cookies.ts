const sessionCookie = /(?:^|;\s*)(?:__Secure-)?plein\.session_token=/;
const viewAsCookie = /(?:^|;\s*)plein\.view_as=[^;]/;
const themeCookie = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;

export const hasSession = (cookie: string | undefined): boolean => cookie !== undefined && sessionCookie.test(cookie);

export const isViewingAs = (cookie: string | undefined): boolean => cookie !== undefined && viewAsCookie.test(cookie);

/** The reader's own choice, if they made one; otherwise the system's decides, in CSS. */
export const themeOfCookie = (cookie: string | undefined): 'light' | 'dark' | '' =>
  cookie === undefined ? '' : ((themeCookie.exec(cookie)?.[1] as 'light' | 'dark' | undefined) ?? '');
