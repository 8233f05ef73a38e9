/** What a browser keeps and locks, as much of it as keeping work asks for; for tests, where there is no browser. */
export function memoryBrowser() {
  const rows = new Map<string, object>();
  const locks = new Set<string>();

  const answer = <T>(result: T) => {
    const request = { result, onsuccess: () => undefined, onerror: () => undefined, onupgradeneeded: () => undefined };
    queueMicrotask(() => {
      request.onupgradeneeded();
      request.onsuccess();
    });
    return request;
  };
  const keyOf = (of: readonly unknown[]) => JSON.stringify(of);
  const store = {
    getAll: (range?: { page: string }) =>
      answer([...rows.values()].filter((row) => range === undefined || (row as { page: string }).page === range.page)),
    put: (row: { page: string; tab: string }) => void rows.set(keyOf([row.page, row.tab]), structuredClone(row)),
    delete: (key: readonly unknown[]) => void rows.delete(keyOf(key)),
  };
  const database = { createObjectStore: () => undefined, transaction: () => ({ objectStore: () => store }) };

  type Held = (lock: object | null) => unknown;
  async function request(name: string, options: { ifAvailable?: boolean } | Held, held?: Held): Promise<unknown> {
    const work = typeof options === 'function' ? options : held;
    if (locks.has(name)) return work?.(null);
    locks.add(name);
    try {
      return await work?.({ name });
    } finally {
      locks.delete(name);
    }
  }

  return {
    /** Every row that is kept. */
    rows: () => [...rows.values()] as { page: string; tab: string; by: string; base: number; operations: unknown[] }[],
    /** Left by a tab that is not there any more. */
    leave: (row: { page: string; tab: string }) => store.put(row),
    indexedDB: { open: () => answer(database) },
    IDBKeyRange: { bound: ([page]: [string]) => ({ page }) },
    locks: { request },
  };
}
