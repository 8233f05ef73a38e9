/** Without schemas, so that the browser may have them. */
export const mostFields = 500;

export const personalDataClasses = ['none', 'ordinary', 'special'] as const;
export type PersonalDataClass = (typeof personalDataClasses)[number];
