/** The job that makes all that is found anew: asked for when a platform is to be found in other languages than before. */
export const rebuildSearchName = 'rebuild-search';
