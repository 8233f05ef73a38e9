/** Long work (features/tasks): a draft in another language. */
export const translatePageWork = 'translate-page';
