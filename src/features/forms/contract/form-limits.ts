/** Without schemas, so that the browser may have them. */
export const mostFields = 500;

export const personalDataClasses = ['none', 'ordinary', 'special'] as const;
export type PersonalDataClass = (typeof personalDataClasses)[number];

/** When the terms begin for which submissions are kept. */
export const retentionStarts = ['done', 'sent'] as const;
