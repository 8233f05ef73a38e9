/** As in `lang`: two or three letters, and where they are written or spoken: `fy`, `pap-CW`, `zh-Hant`. */
export const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/;

/** What is often spoken of or quoted in a Dutch municipality; the editor offers these. */
export const quotedLanguages = ['nl', 'en', 'de', 'fr', 'fy', 'ar', 'tr', 'uk', 'pl', 'es', 'pap', 'la'] as const;
