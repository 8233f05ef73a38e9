/** Forms that work, to begin with. */
export const formExampleNames = ['contact', 'registration', 'report', 'objection', 'survey', 'application'] as const;
export type FormExampleName = (typeof formExampleNames)[number];
