import type { LegalDraft, LegalWords } from '../contract/legal.ts';

export type SavingState = 'saved' | 'unsaved' | 'saving' | 'failed';

interface DraftSaverParts {
  draft: LegalDraft;
  save(words: LegalWords, revision: number | null): Promise<LegalDraft>;
  /** Writing goes on; this long after the last letter it is saved. */
  delay?: number;
  onChange(): void;
}

/**
 * Saves what is written by itself, one save after the other, because each is based on the one before. Words that could
 * not be saved stay, and the next ones try again.
 */
export class DraftSaver {
  draft: LegalDraft;
  state: SavingState = 'saved';
  failure: unknown;
  readonly #parts: DraftSaverParts;
  #waiting: LegalWords | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;

  constructor(parts: DraftSaverParts) {
    this.#parts = parts;
    this.draft = parts.draft;
  }

  write(words: LegalWords): void {
    this.#waiting = words;
    if (this.state !== 'saving') this.#tell('unsaved');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#parts.delay ?? 1500);
  }

  /** Resolves once everything written is saved, or could not be. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#waiting !== undefined || this.#saving !== undefined) {
      this.#saving ??= this.#saveWaiting();
      await this.#saving;
      if (this.state === 'failed') return false;
    }
    return true;
  }

  /** The draft that another call answered: published or discarded. */
  replace(draft: LegalDraft): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    this.draft = draft;
    this.#tell('saved');
  }

  async #saveWaiting(): Promise<void> {
    const words = this.#waiting;
    if (words === undefined) return;
    this.#waiting = undefined;
    this.#tell('saving');
    try {
      this.draft = await this.#parts.save(words, this.draft.revision);
      this.failure = undefined;
      this.#tell(this.#waiting === undefined ? 'saved' : 'unsaved');
    } catch (error) {
      this.#waiting ??= words;
      this.failure = error;
      this.#tell('failed');
    } finally {
      this.#saving = undefined;
    }
  }

  #tell(state: SavingState): void {
    this.state = state;
    this.#parts.onChange();
  }
}

let lastLeft: Promise<unknown> = Promise.resolve();

/** Saves what was still waiting when somebody goes to another screen. */
export function leave(saver: DraftSaver): void {
  lastLeft = saver.flush();
}

/** Whoever comes back at once waits for that, and finds it. */
export const whenLeftIsSaved = (): Promise<unknown> => lastLeft;
