import { useState } from 'react';

/** Of the table of users; the name is always there. */
export const choosableColumns = ['type', 'roles', 'status', 'lastSeen', 'origin', 'created'] as const;
export type ChoosableColumn = (typeof choosableColumns)[number];

export const defaultColumns: readonly ChoosableColumn[] = ['type', 'status', 'lastSeen'];
const storageKey = 'plein.users.columns';

/** What this person chose before, in this browser; anything that is no column is left out. */
export function readColumns(storage: Pick<Storage, 'getItem'>): ChoosableColumn[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (Array.isArray(stored)) return choosableColumns.filter((column) => stored.includes(column));
  } catch {
    // Somebody else wrote there: the default will do.
  }
  return [...defaultColumns];
}

export function useChosenColumns(): [readonly ChoosableColumn[], (columns: readonly ChoosableColumn[]) => void] {
  const [columns, setColumns] = useState<readonly ChoosableColumn[]>(() =>
    import.meta.env.SSR ? defaultColumns : readColumns(window.localStorage),
  );
  return [
    columns,
    (chosen) => {
      window.localStorage.setItem(storageKey, JSON.stringify(chosen));
      setColumns(chosen);
    },
  ];
}
