import { z } from 'zod';

/**
 * Where a link may lead: a page of this platform (`page:<guid>`, which finds its own path in each language and survives
 * a move), a path, a web address, mail or telephone; never a script.
 */
export const Href = z
  .string()
  .max(2000)
  .regex(/^(page:[0-9a-f-]{36}(#[a-z][a-z0-9-]*)?$|\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i);
