export const longestText = 4000;
