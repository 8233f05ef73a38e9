/** How large, and in which form, a picture goes along with a link that is shared: what other sites ask for, and can read. */
export const sharedForm = { width: 1200, height: 630, fit: 'cover', format: 'jpeg' } as const;
