import type { BuildStep } from '../../../contract/building/form-history.ts';
import type { FormForEditing } from '../../../contract/form.ts';
import type { FormDocument } from '../../../contract/form-document.ts';

/** Whether it is safe. `stopped`: someone else saved, or the server will not have it; nothing is sent until one chose. */
export type Saving =
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  | { kind: 'kept-here' }
  | { kind: 'stopped'; reason: 'other' | 'refused' };

export interface SessionState {
  document: FormDocument;
  sequence: number;
  hasChanges: boolean;
  saving: Saving;
  /** Someone else's draft, while one chooses. */
  theirs: FormForEditing | undefined;
  /** What undo and redo would take back or do again. */
  undoes: BuildStep | undefined;
  redoes: BuildStep | undefined;
}

export interface FormSession {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** A change with its name; `typing` is the place where one types, so that a sentence is one step back. */
  change(step: BuildStep, make: (document: FormDocument) => FormDocument, typing?: string): void;
  undo(): BuildStep | undefined;
  redo(): BuildStep | undefined;
  /** Whose draft it is to be, after someone else saved theirs. */
  choose(whose: 'theirs' | 'mine'): void;
  /** Sends at once what waits. True when everything is saved. */
  flush(): Promise<boolean>;
  /** After publishing: what is filled in is this draft. */
  published(): void;
  close(): void;
}
