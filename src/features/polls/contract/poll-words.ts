export const nameAudiences = ['nobody', 'managers', 'members'] as const;
/** To whom it is told who chose what. */
export type NameAudience = (typeof nameAudiences)[number];

export const resultMoments = ['always', 'after-voting', 'after-closing'] as const;
/** From when on readers see how it stands. */
export type ResultMoment = (typeof resultMoments)[number];
