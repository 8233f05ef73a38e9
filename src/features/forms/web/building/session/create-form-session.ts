import {
  type BuildStep,
  emptyHistory,
  type FormHistory,
  redo,
  remember,
  undo,
} from '../../../contract/building/form-history.ts';
import type { FormForEditing } from '../../../contract/form.ts';
import type { FormDocument } from '../../../contract/form-document.ts';
import type { FormSession, SessionState } from './form-session.ts';

/** What was not sent yet, and the number of the draft that it was made from. */
export interface Unsent {
  document: FormDocument;
  sequence: number;
}

export interface SessionRemote {
  save(unsent: Unsent): Promise<{ sequence: number; hasChanges: boolean }>;
  read(): Promise<FormForEditing>;
  /** Someone else saved since. */
  isConflict(error: unknown): boolean;
  /** Trying again may be all it takes: no connection, or a server that is starting. */
  isPassing(error: unknown): boolean;
}

export interface SessionStore {
  readUnsent(): Unsent | undefined;
  keepUnsent(unsent: Unsent | undefined): void;
  readHistory(): FormHistory | undefined;
  keepHistory(history: FormHistory): void;
}

const pauseBeforeSaving = 700;
const firstRetry = 1500;
const longestRetry = 30_000;

/** The draft of one tab: what is written here, sent after a pause, kept in the browser until it arrived. */
export function createFormSession(start: FormForEditing, remote: SessionRemote, store: SessionStore): FormSession {
  const listeners = new Set<() => void>();
  const unsent = store.readUnsent();
  let history = store.readHistory() ?? emptyHistory;
  let state: SessionState = {
    document: unsent?.document ?? start.document,
    // What was made from an older draft is refused with 409, and then one is asked.
    sequence: unsent?.sequence ?? start.sequence,
    hasChanges: start.hasChanges,
    saving: { kind: 'saved', at: null },
    theirs: undefined,
    undoes: history.past.at(-1)?.step,
    redoes: history.future.at(-1)?.step,
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let retryAfter = firstRetry;
  let isDirty = unsent !== undefined;
  let isClosed = false;

  function set(changes: Partial<SessionState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function wait(milliseconds: number): void {
    clearTimeout(waiting);
    if (!isClosed) waiting = setTimeout(() => void send(), milliseconds);
  }

  function send(): Promise<void> {
    clearTimeout(waiting);
    sending ??= sendNow().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  async function sendNow(): Promise<void> {
    if (!isDirty || state.saving.kind === 'stopped') return;
    const { document, sequence } = state;
    set({ saving: { kind: 'saving' } });
    try {
      const saved = await remote.save({ document, sequence });
      retryAfter = firstRetry;
      isDirty = state.document !== document;
      store.keepUnsent(isDirty ? { document: state.document, sequence: saved.sequence } : undefined);
      set({ ...saved, saving: isDirty ? { kind: 'saving' } : { kind: 'saved', at: new Date().toISOString() } });
      if (isDirty) wait(pauseBeforeSaving);
    } catch (error) {
      await fail(error);
    }
  }

  async function fail(error: unknown): Promise<void> {
    if (remote.isConflict(error)) {
      try {
        set({ theirs: await remote.read(), saving: { kind: 'stopped', reason: 'other' } });
        return;
      } catch {
        // Asked again after a while, as the draft is.
      }
    } else if (!remote.isPassing(error)) {
      set({ saving: { kind: 'stopped', reason: 'refused' } });
      return;
    }
    set({ saving: { kind: 'kept-here' } });
    wait(retryAfter);
    retryAfter = Math.min(retryAfter * 2, longestRetry);
  }

  function put(document: FormDocument, next: FormHistory): void {
    // A letter more in the same place is the same step: twenty documents are not written out at every key.
    if (next.past !== history.past || history.future.length > 0) store.keepHistory(next);
    history = next;
    isDirty = true;
    store.keepUnsent({ document, sequence: state.sequence });
    const isRefused = state.saving.kind === 'stopped' && state.saving.reason === 'refused';
    set({
      document,
      hasChanges: true,
      undoes: history.past.at(-1)?.step,
      redoes: history.future.at(-1)?.step,
      // What was refused may be right now.
      ...(state.saving.kind === 'saved' || isRefused ? { saving: { kind: 'saving' } as const } : {}),
    });
    if (state.saving.kind !== 'stopped') wait(pauseBeforeSaving);
  }

  function turn(by: typeof undo): BuildStep | undefined {
    const turned = by(history, state.document);
    if (turned !== undefined) put(turned.document, turned.history);
    return turned?.step;
  }

  if (isDirty) wait(0);

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(step, make, typing) {
      const document = make(state.document);
      if (document !== state.document) put(document, remember(history, state.document, step, typing));
    },
    undo: () => turn(undo),
    redo: () => turn(redo),
    choose(whose) {
      const { theirs } = state;
      if (theirs === undefined) return;
      const mine = state.document;
      set({ theirs: undefined, sequence: theirs.sequence, saving: { kind: 'saving' } });
      // Either way what was not chosen is one step back.
      const other = whose === 'theirs' ? mine : theirs.document;
      put(whose === 'theirs' ? theirs.document : mine, remember(history, other, 'theirs'));
    },
    async flush() {
      await send();
      // What was typed while it was being sent.
      if (isDirty) await send();
      return !isDirty;
    },
    published: () => set({ hasChanges: false }),
    close() {
      isClosed = true;
      clearTimeout(waiting);
    },
  };
}
