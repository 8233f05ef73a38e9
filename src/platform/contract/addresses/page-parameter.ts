/**
 * Whether a page's address can ask something by this name: a list or another block by a letter and six digits of its
 * guid, a screen by its page. Any other name (a newsletter's, an advertiser's) is passed on in links and means nothing.
 */
export const isPageParameter = (name: string): boolean => /^(?:page(?:Number)?|[a-z]-[0-9a-f]{6})$/.test(name);
