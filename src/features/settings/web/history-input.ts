/** The newest changes of settings. */
export const historyInput = { query: { area: 'setting', itemCount: 100 } };
