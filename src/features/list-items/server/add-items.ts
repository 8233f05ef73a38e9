import { conflict } from '#platform/contract/calls/errors.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { DatabaseError } from '#platform/server/database/database-error.ts';
import { doTogether, type Outcome } from '#platform/server/do-together.ts';
import { type NewItems, type WriteParts, writeNewItems } from './write-items.repository.ts';

const everywhere = 'items';

/** Whether they were written; not when a type is not what it was when they were checked. */
export type AddItems = (items: NewItems, on?: PlatformDb) => Promise<boolean>;

/**
 * Single items that are added at the same moment, by whomever and to whatever list, are written by one statement
 * (docs/decisions/0163). Who adds several has a statement of their own already, and who has a transaction theirs.
 */
export function createAddItems(parts: WriteParts): AddItems {
  const addTogether = doTogether<NewItems, boolean>(async (_, take) => {
    const all = take();
    try {
      const isWritten = await writeNewItems(parts, all);
      // Whose type it was is not told: each is asked again by itself.
      if (!isWritten && all.length > 1) throw new Error('the type of one of these has changed');
      return all.map((): Outcome<boolean> => ({ status: 'fulfilled', value: isWritten }));
    } catch (reason) {
      if (!(reason instanceof DatabaseError)) throw reason;
      // They may be there all the same, so they are not written once more: each hears that the database was in trouble.
      return all.map((): Outcome<boolean> => ({ status: 'rejected', reason }));
    }
  });

  return async (items, on) => {
    try {
      const isAlone = on !== undefined || items.rows.length > 1;
      return await (isAlone ? writeNewItems(parts, [items], on) : addTogether(everywhere, items));
    } catch (error) {
      if ((error as { constraint?: unknown }).constraint === 'item_pkey') throw conflict('conflict');
      throw error;
    }
  };
}
