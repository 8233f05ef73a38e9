/** How a status looks; beside its words, never instead of them. */
export const optionTones = ['neutral', 'info', 'now', 'warning', 'success', 'danger'] as const;
export type OptionTone = (typeof optionTones)[number];
