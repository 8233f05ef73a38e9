/** A link that leaves the site opens where it is, and says to machines what it is. */
export const linkRel = (href: string): string | undefined => (/^https?:/i.test(href) ? 'external' : undefined);
