/** The piles of `admin/forms`. */
export const formTabs = ['all', 'mine', 'open', 'closing', 'draft'] as const;
export type FormTab = (typeof formTabs)[number];
