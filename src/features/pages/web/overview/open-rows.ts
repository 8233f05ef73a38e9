import { useEffect, useState } from 'react';
import { deviceStorage } from '#platform/web/device-storage.ts';

/** Which branches of the tree are open: all but these, or none but these. */
export interface OpenRows {
  isAllOpen: boolean;
  turned: readonly string[];
  rowCount: number;
}

/** As many as are looked at without scrolling for long; the rest is a button away. */
const rowsAtFirst = 200;
/** More than that does not fit in an address; the branch that was turned longest ago closes, or opens, again. */
const mostTurned = 100;
const storageKey = 'plein.pages.open';

export const allClosed: OpenRows = { isAllOpen: false, turned: [], rowCount: rowsAtFirst };
/** What a filter finds is open, until someone closes it. */
export const allOpen: OpenRows = { ...allClosed, isAllOpen: true };

/** What this person left open, in this browser; anything else that is there is passed over. */
export function readOpenRows(storage: Pick<Storage, 'getItem'> | undefined): OpenRows {
  try {
    const { isAllOpen, turned } = JSON.parse(storage?.getItem(storageKey) ?? '{}') as Partial<OpenRows>;
    if (!Array.isArray(turned)) return allClosed;
    const ids = turned.filter((id) => typeof id === 'string').slice(-mostTurned);
    return { ...allClosed, isAllOpen: isAllOpen === true, turned: ids };
  } catch {
    return allClosed;
  }
}

/** The same with this branch open, or closed. */
export function turnRow(open: OpenRows, id: string, isOpen: boolean): OpenRows {
  const others = open.turned.filter((one) => one !== id);
  return { ...open, turned: isOpen === open.isAllOpen ? others : [...others, id].slice(-mostTurned) };
}

export const withMoreRows = (open: OpenRows): OpenRows => ({ ...open, rowCount: open.rowCount + rowsAtFirst });

/** While something is searched for, the tree opens where it is found; what was open before is there again afterwards. */
export function useOpenRows(question: string, isFiltered: boolean): [OpenRows, (open: OpenRows) => void] {
  const [kept, setKept] = useState(allClosed);
  const [found, setFound] = useState<{ question: string; open: OpenRows }>();
  // What the server drew is closed; what is kept in this browser comes right after.
  useEffect(() => setKept(readOpenRows(deviceStorage())), []);
  if (isFiltered) {
    return [found?.question === question ? found.open : allOpen, (open) => setFound({ question, open })];
  }
  return [
    kept,
    (open) => {
      setKept(open);
      deviceStorage()?.setItem(storageKey, JSON.stringify({ isAllOpen: open.isAllOpen, turned: open.turned }));
    },
  ];
}
