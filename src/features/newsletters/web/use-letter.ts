import { useEffect, useRef, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import type { Letter } from '../contract/letter.ts';
import type { Newsletter } from '../contract/newsletter.ts';
import { saveNewsletter } from '../contract/newsletters.endpoints.ts';
import { beginHistory, redo, undo, type Written, write } from './letter-history.ts';

export type SavingState = 'saved' | 'saving' | 'failed' | 'changed';

const pauseInTyping = 700;

/** A letter that is being written: saved a moment after the last key, with every step to be undone. */
export function useLetter(loaded: Newsletter) {
  const call = useCall();
  const [newsletter, setNewsletter] = useState(loaded);
  const [history, setHistory] = useState(() => beginHistory(loaded));
  const [saving, setSaving] = useState<SavingState>('saved');
  const [error, setError] = useState<unknown>();
  const latest = useRef<Written>(history.now);
  const sequence = useRef(loaded.sequence);
  const isDirty = useRef(false);
  const underWay = useRef<Promise<void> | undefined>(undefined);

  // What others did, or became of it, while nothing was written here.
  if (loaded !== newsletter && !isDirty.current && loaded.sequence >= newsletter.sequence && saving === 'saved') {
    const isNewer = loaded.sequence > newsletter.sequence;
    sequence.current = loaded.sequence;
    setNewsletter(loaded);
    if (isNewer) {
      latest.current = loaded;
      setHistory(beginHistory(loaded));
    }
  }

  async function saveOnce(): Promise<void> {
    isDirty.current = false;
    setSaving('saving');
    const { letter, listGuid } = latest.current;
    try {
      const body = { letter, listGuid, sequence: sequence.current };
      const answer = await call(saveNewsletter, { params: { guid: loaded.guid }, body });
      sequence.current = answer.sequence;
      setNewsletter(answer);
      setError(undefined);
      if (!isDirty.current) setSaving('saved');
    } catch (failure) {
      isDirty.current = true;
      setError(failure);
      const isChanged = failure instanceof CallError && failure.problem?.code === 'newsletter-changed';
      setSaving(isChanged ? 'changed' : 'failed');
      throw failure;
    }
  }

  /** One after the other: the second says which one it follows. */
  async function save(): Promise<void> {
    while (underWay.current !== undefined) await underWay.current.catch(() => undefined);
    if (!isDirty.current) return;
    underWay.current = saveOnce().finally(() => {
      underWay.current = undefined;
    });
    await underWay.current;
  }

  const saveRef = useRef(save);
  saveRef.current = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step begins the pause anew
  useEffect(() => {
    if (!isDirty.current || saving === 'changed') return undefined;
    const timer = setTimeout(() => void saveRef.current().catch(() => undefined), pauseInTyping);
    return () => clearTimeout(timer);
  }, [history, saving]);
  // Whoever leaves within a moment of the last key loses nothing.
  useEffect(() => {
    const flush = () => void saveRef.current().catch(() => undefined);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  function change(next: typeof history): void {
    latest.current = next.now;
    isDirty.current = true;
    setHistory(next);
    setSaving((state) => (state === 'changed' ? state : 'saving'));
  }

  return {
    newsletter,
    written: history.now,
    saving,
    error,
    save,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => change(undo(history)),
    redo: () => change(redo(history)),
    setLetter: (changes: Partial<Letter>, field = '') =>
      change(write(history, field, { ...history.now, letter: { ...history.now.letter, ...changes } })),
    setList: (listGuid: string) => change(write(history, '', { ...history.now, listGuid })),
    /** After something else than writing: sent, planned, tried. */
    take: (answer: Newsletter) => {
      sequence.current = answer.sequence;
      setNewsletter(answer);
    },
  };
}

export type LetterWriting = ReturnType<typeof useLetter>;
