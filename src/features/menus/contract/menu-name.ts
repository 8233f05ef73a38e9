/** §1: the tree that navigation and paths come from. */
export const topLevelMenu = 'Top level menu';
