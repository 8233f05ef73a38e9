/** How many views someone keeps, and how long the parts of one are. */
export const viewLimits: Readonly<{ views: number; name: number; query: number }> = {
  views: 30,
  name: 60,
  query: 1000,
};
