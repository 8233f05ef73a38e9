import type { Held } from '../../../contract/building/drop-places.ts';
import type { FieldPlace } from '../../../contract/building/field-place.ts';
import type { FormDocument } from '../../../contract/form-document.ts';

export type SideTab = 'field' | 'form' | 'versions' | 'checks';

/** What a pointer holds: a field, a kind from the palette, or a step with all its questions. */
export type Dragged = Held | { step: string };

/** Where it would be put down: at a place in the form, at the end of a step, or at a place among the steps. */
export type Drop = { place: FieldPlace } | { intoStep: string } | { stepAt: number };

/** What one is looking at; nothing of it is kept. */
export interface BuilderUi {
  chosen: string | null;
  /** Picked up by the keyboard: Escape puts the form back as it was then. */
  lifted: { id: string; before: FormDocument } | null;
  dragged: Dragged | null;
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
  let now: BuilderUi = { chosen, lifted: null, dragged: null, tab: chosen === null ? 'form' : 'field', sheet: null };
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
