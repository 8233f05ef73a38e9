/** What a program may with it: never more than its maker may at that moment. */
export const tokenScopes = ['Read', 'Write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** In days. A token without an end would be forgotten and stay. */
export const tokenLifetimes = [7, 30, 90, 365] as const;
