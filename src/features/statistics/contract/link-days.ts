/** So many days ahead a link to the statistics can work: who wants longer makes a new one, and looks who still has the old. */
export const mostLinkDays = 366;
export const usualLinkDays = 90;
