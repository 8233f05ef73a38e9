/**
 * §4, product.md §2. Of an account: how it came to be. Of a role: when it is handed out by itself, where Manual means
 * never.
 */
export const origins = ['Manual', 'Verification', 'Registration'] as const;
export type Origin = (typeof origins)[number];
