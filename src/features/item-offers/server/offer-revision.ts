import { createHash } from 'node:crypto';
import type { OfferRow } from './offers.repository.ts';

/** The same for the same content, whatever became of it since; the database keeps the keys of an object in one order. */
export const revisionOf = ({ title, words, fields, posted }: Pick<OfferRow, 'title' | 'words' | 'fields' | 'posted'>) =>
  createHash('sha256')
    .update(JSON.stringify([title, words, fields, posted]))
    .digest('base64url');
