import { useState } from 'react';

export interface Draft<Fields extends object> {
  /** What is stored, with what was typed over it. */
  fields: Fields;
  /** Only what differs from what is stored. */
  changes: Partial<Fields>;
  isDirty: boolean;
  set(changes: Partial<Fields>): void;
  /** What is stored is shown again. */
  reset(): void;
}

/** A list of choices says the same in any order. */
const plain = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value.map(plain).sort() : value);

/** What was typed and not saved yet lies over what is stored, so whatever was not touched follows an Undo or another tab. */
export function useDraft<Fields extends object>(stored: Fields): Draft<Fields> {
  const [edits, setEdits] = useState<Partial<Fields>>({});
  const changed = Object.entries(edits).filter(([key, value]) => plain(value) !== plain(stored[key as keyof Fields]));
  return {
    fields: { ...stored, ...edits },
    changes: Object.fromEntries(changed) as Partial<Fields>,
    isDirty: changed.length > 0,
    set: (changes) => setEdits((before) => ({ ...before, ...changes })),
    reset: () => setEdits({}),
  };
}
