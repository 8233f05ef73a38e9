import { useEffect, useState } from 'react';
import { textAt } from '#features/pages/contract/operations/apply-text.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import { itemFieldAttribute } from '../item/focus-item-field.ts';
import { useEditor } from '../state/editor-context.ts';
import { selectionAt } from '../texts/text-entry.ts';
import { type WordsInField, wordsInField } from './words-in-field.ts';

const mostQuoted = 300;

/** Words that are chosen in a field of the item, and the way to say something about them. */
export function useWordsOfField(field: string) {
  const { session, ui, language } = useEditor();
  const [chosen, setChosen] = useState<WordsInField>();

  useEffect(() => {
    const look = () => {
      const held = document.querySelector<HTMLElement>(`[${itemFieldAttribute}="${CSS.escape(field)}"]`);
      const isHere = held?.contains(document.activeElement) === true;
      // A place, a link or a number has no words that can be followed.
      const value = valueAt(session.state().document, ['item', 'fields', field]);
      const hasWords = value === undefined || value === null || valueAt(value, ['$lang']) !== undefined;
      const now = isHere && hasWords ? wordsInField(held) : undefined;
      setChosen((before) => (before?.at === now?.at && before?.words === now?.words ? before : now));
    };
    document.addEventListener('selectionchange', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('focusin', look);
    };
  }, [field, session]);

  async function comment({ at, words }: WordsInField): Promise<void> {
    // What was typed becomes a change of the item when its field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Where the words stand is known by a number of the server's; without a connection by the last one.
    await session.settled().catch(() => undefined);
    const { document: written, page } = session.state();
    const path = ['item', 'fields', field];
    const value = valueAt(written, [...path, '$lang', language]);
    if (value === undefined) return ui.set({ panel: 'comments', commenting: { block: null, field, quoted: null } });
    const format = typeof value === 'string' ? 'plain' : 'rich';
    const node = textAt(written, { block: null, path, language, format });
    const quote = words.slice(0, mostQuoted).trim();
    const { from, to } = selectionAt(node, { letters: at, isBefore: true, length: quote.length });
    const quoted = { path, language, format, from, to, quote, sequence: page.sequence } as const;
    ui.set({ panel: 'comments', commenting: { block: null, field, quoted: { ...quoted, path: [...path] } } });
  }

  return { chosen, comment };
}
