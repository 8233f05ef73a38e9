/** Of how many sources a text is remembered as a translation: "Lees meer", "Verder", "Meer" are all "More". */
export const mostSources = 20;
