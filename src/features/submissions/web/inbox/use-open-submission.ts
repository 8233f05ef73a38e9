import { type RefObject, useRef, useState, useTransition } from 'react';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { rowBeside } from './triage-keys.ts';

export interface OpenSubmission {
  guid: string | undefined;
  /** When somebody asked for the field to write in, which is there when the submission is. */
  writing: number | undefined;
  /** Of the table with the rows. */
  table: RefObject<HTMLDivElement | null>;
  open(guid: string | undefined): void;
  /** With the focus in the field to write in. */
  openToWrite(guid: string): void;
  step(from: string | undefined, by: 1 | -1): void;
  /** On to the next one that is left. */
  goOn(from: string): void;
  /** The focus goes to this row, or to the first when it is not there. */
  toRow(guid: string | undefined): void;
}

/** Which of these is open at the side, and the row that one is at. */
export function useOpenSubmission(ids: readonly string[]): OpenSubmission {
  const [guid, setGuid] = useState<string>();
  const [writing, setWriting] = useState<{ guid: string; at: number }>();
  // The one before stays in sight until the next is there.
  const [, startOpening] = useTransition();
  const table = useRef<HTMLDivElement>(null);

  const rowOf = (one: string | undefined) =>
    table.current?.querySelector<HTMLElement>(one === undefined ? 'tbody [role="row"]' : `tbody [data-key="${one}"]`);
  const toRow = (one: string | undefined) => keepFocus(() => rowOf(one) ?? rowOf(undefined));
  function open(one: string | undefined): void {
    setWriting(undefined);
    startOpening(() => setGuid(one));
  }

  return {
    guid,
    writing: writing !== undefined && writing.guid === guid ? writing.at : undefined,
    table,
    open,
    openToWrite(one) {
      open(one);
      setWriting({ guid: one, at: Date.now() });
    },
    step(from, by) {
      const to = rowBeside(ids, from, by);
      if (to === undefined) return;
      open(to);
      rowOf(to)?.focus();
    },
    goOn(from) {
      const next = rowBeside(ids, from, 1) ?? rowBeside(ids, from, -1);
      open(next);
      rowOf(next)?.focus();
      toRow(next);
    },
    toRow,
  };
}
