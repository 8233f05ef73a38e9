import { z } from 'zod';
import { hrefPattern, longestHref, writtenHref } from './href-pattern.ts';

/**
 * Where a link may lead: a page of this platform (`page:<guid>`, which finds its own path in each language and survives
 * a move), a path, a web address, mail or telephone; never a script.
 */
export const Href = z.string().max(longestHref).overwrite(writtenHref).regex(hrefPattern);
