import type { FormDocument } from '../../../contract/form-document.ts';

export type SideTab = 'field' | 'form' | 'versions' | 'checks';

/** What one is looking at; nothing of it is kept. */
export interface BuilderUi {
  chosen: string | null;
  /** Picked up by the keyboard: Escape puts the form back as it was then. */
  lifted: { id: string; before: FormDocument } | null;
  tab: SideTab;
  /** Where there is no room beside the form. */
  sheet: 'palette' | 'options' | null;
}

export interface BuilderUiStore {
  get(): BuilderUi;
  set(changes: Partial<BuilderUi>): void;
  subscribe(listener: () => void): () => void;
}

export function createBuilderUi(chosen: string | null): BuilderUiStore {
  let now: BuilderUi = { chosen, lifted: null, tab: chosen === null ? 'form' : 'field', sheet: null };
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(changes) {
      now = { ...now, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
