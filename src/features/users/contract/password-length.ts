/** Length is what makes a password strong; rules about signs only make it hard to remember. */
export const passwordLength = { least: 10, most: 128 } as const;
