import type { Choice } from '../../contract/operations/choices.ts';
import type { NewOperation } from '../../contract/operations/operation-schema.ts';

/** What one tab did and the server has not answered. */
export interface KeptOperations {
  page: string;
  tab: string;
  by: string;
  /** The number of the last operation that they were made after. */
  base: number;
  operations: readonly NewOperation[];
  /** What was to be chosen there, on the page as it was after that number. Older windows kept none. */
  choices?: readonly Choice[];
}

type Kept = Pick<KeptOperations, 'base' | 'operations' | 'choices'>;

export interface OperationStore {
  keep(kept: Kept): void;
  /** What tabs that are gone left behind. */
  left(): Promise<KeptOperations[]>;
  /** It is this tab's from now on, and kept with what is done here. */
  taken(kept: KeptOperations): void;
  close(): void;
}

const name = 'plein.editing';
const table = 'unsent';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A browser that keeps nothing may refuse by throwing. */
async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: ['page', 'tab'] });
  return answerOf(request);
}

async function rowsOf(by: string, mode: IDBTransactionMode) {
  const rows = (await open()).transaction(table, mode).objectStore(table);
  const all = (await answerOf(rows.getAll())) as KeptOperations[];
  return { rows, own: all.filter((kept) => kept.by === by) };
}

/** How much of this person's work is in this browser alone, on whatever page. */
export async function countKept(by: string): Promise<number> {
  try {
    const { own } = await rowsOf(by, 'readonly');
    return own.reduce((sum, { operations, choices = [] }) => sum + operations.length + choices.length, 0);
  } catch {
    // Where storage is refused nothing is kept.
    return 0;
  }
}

/** Who signs out on a shared computer leaves nothing behind. */
export async function forgetKept(by: string): Promise<void> {
  try {
    const { rows, own } = await rowsOf(by, 'readwrite');
    for (const { page, tab } of own) rows.delete([page, tab]);
  } catch {
    // As above.
  }
}

const lockOf = (tab: string): string => `${name}.${tab}`;

/**
 * In this browser, so that nothing is lost without a connection, by a crash or a closed window. Every tab keeps its own; a
 * lock says that it is still there, and what was left by one that is not goes to the next that opens the page.
 */
export function createOperationStore({ page, by }: Pick<KeptOperations, 'page' | 'by'>): OperationStore {
  const tab = crypto.randomUUID();
  const whenClosed = Promise.withResolvers<void>();
  // Where storage is refused, as in some private windows, there is nothing to keep in; what is sent is safe all the same.
  const database = open().catch(() => undefined);
  void navigator.locks?.request(lockOf(tab), () => whenClosed.promise);
  let next: Kept | undefined;

  async function write(): Promise<void> {
    const db = await database;
    const kept = next;
    next = undefined;
    if (db === undefined || kept === undefined) return;
    const rows = db.transaction(table, 'readwrite').objectStore(table);
    if (kept.operations.length + (kept.choices?.length ?? 0) === 0) rows.delete([page, tab]);
    else rows.put({ ...kept, page, tab, by } satisfies KeptOperations);
  }

  /** Whoever still holds the lock of that tab is at work there. */
  const isLeft = (kept: KeptOperations): Promise<boolean> =>
    navigator.locks === undefined
      ? Promise.resolve(true)
      : navigator.locks.request(lockOf(kept.tab), { ifAvailable: true }, (lock) => Promise.resolve(lock !== null));

  async function leftBehind(db: IDBDatabase): Promise<KeptOperations[]> {
    const rows = db.transaction(table).objectStore(table);
    const all = (await answerOf(rows.getAll(IDBKeyRange.bound([page], [page, []])))) as KeptOperations[];
    const left: KeptOperations[] = [];
    for (const kept of all) if (kept.tab !== tab && kept.by === by && (await isLeft(kept))) left.push(kept);
    // However long ago: the clock of a computer that was away for long is the first thing that is wrong.
    return left;
  }

  return {
    keep(kept) {
      const isWaiting = next !== undefined;
      next = kept;
      if (!isWaiting) void write();
    },
    async left() {
      const db = await database;
      return db === undefined ? [] : leftBehind(db);
    },
    async taken({ page: of, tab: left }) {
      // After what this tab keeps of it, which waits for the same: never is it in neither.
      const db = await database;
      db?.transaction(table, 'readwrite').objectStore(table).delete([of, left]);
    },
    close() {
      whenClosed.resolve();
    },
  };
}
