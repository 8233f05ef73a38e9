/** A folder of pages that any browser opens, and an archive for those who keep archives. */
export const sealFormats = ['html', 'wacz'] as const;
export type SealFormat = (typeof sealFormats)[number];

export const sealStates = ['Running', 'Ready', 'Stopped', 'Failed'] as const;
export type SealState = (typeof sealStates)[number];

/** The long work that writes one. */
export const sealSiteKind = 'seal-site';
