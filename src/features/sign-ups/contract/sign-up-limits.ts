/** Of one event: what a hall or a field holds, and what a person brings. */
export const signUpLimits = { capacity: 100_000, guests: 20, message: 2000 } as const;
