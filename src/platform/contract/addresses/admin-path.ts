/** §2: paths under /admin (without the language's prefix) show the admin menu, and have no edit button and no breadcrumbs. */
export const isAdminPath = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(path);
