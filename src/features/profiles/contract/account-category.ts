/** §2, in this order. */
export const accountCategories = ['profile', 'preferences', 'activity', 'privacy', 'security'] as const;

export type AccountCategory = (typeof accountCategories)[number];

export const isAccountCategory = (name: string | undefined): name is AccountCategory =>
  accountCategories.some((category) => category === name);
