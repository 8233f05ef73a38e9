import { useEffect, useRef, useState } from 'react';
import { translateItemText } from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import { isSamePlace } from '#features/pages/contract/operations/same-place.ts';
import { translatePageText } from '#features/pages/contract/pages-writing.endpoints.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import { type TextRow, textRows } from './text-rows.ts';
import { sayOf, writeText } from './write-text.ts';

export interface Drafting {
  one(row: TextRow): Promise<void>;
  /** All that is missing, one after another. */
  all(): Promise<void>;
  again(): Promise<void>;
  stop(): void;
  running: { done: number; of: number } | undefined;
  failed: { done: number; left: number } | undefined;
}

/** Drafts of the translator, where there is one; each is a change like any other, and waits for someone to read it. */
export function useDrafting(): Drafting | undefined {
  const { t } = useTranslation();
  const { session, ui, language } = useEditor();
  const call = useCall();
  const id = useSession(({ page }) => page.guid);
  const isItem = useItemTarget() !== undefined;
  const isOffered = useSession(({ can }) => can.translate);
  const [running, setRunning] = useState<Drafting['running']>();
  const [failed, setFailed] = useState<Drafting['failed']>();
  const stopped = useRef<AbortController>(undefined);
  useEffect(() => () => stopped.current?.abort(), []);
  const rowsNow = () => textRows(session.state().document, language);

  /** Into the text as it is when the draft comes; what someone wrote meanwhile stays. */
  async function draft({ key, text }: TextRow): Promise<void> {
    const asked = text.$lang[defaultLanguage];
    const body = { language: language as Language, text: asked as never };
    const { text: value } = await (isItem
      ? call(translateItemText, { params: { guid: id }, body })
      : call(translatePageText, { params: { id }, body }));
    const rows = rowsNow();
    const row = rows.find((one) => one.key === key);
    const typed = ui.get().typingAt;
    // Whoever began to write it themselves goes on; an open text does not hear of what is put in its place.
    if (row === undefined || (typed !== null && isSamePlace(typed, row.place))) return;
    if (row.text.$lang[language] !== text.$lang[language]) return;
    if (row.text.$lang[defaultLanguage] !== asked) return;
    session.run(...writeText(session.state().document, row.place, value), sayOf(row, 'unread', value));
    say(t('editor.sideBySide.said.drafted', { number: rows.indexOf(row) + 1, of: rows.length }));
  }

  async function draftAll(rows: readonly TextRow[]): Promise<void> {
    if (running !== undefined) return;
    const abort = new AbortController();
    stopped.current = abort;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setFailed(undefined);
    let done = 0;
    setRunning({ done, of: rows.length });
    try {
      for (const row of rows) {
        if (abort.signal.aborted) break;
        await draft(row);
        done += 1;
        setRunning({ done, of: rows.length });
      }
      if (rows.length > 1) say(t('editor.sideBySide.said.draftedAll', { count: done }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed({ done, left: rows.length - done });
    } finally {
      setRunning(undefined);
    }
  }

  const missing = () => rowsNow().filter(({ state }) => state === 'missing');
  const last = useRef<readonly string[]>([]);
  if (!isOffered) return undefined;
  return {
    async one(row) {
      last.current = [row.key];
      await draftAll([row]);
    },
    async all() {
      const rows = missing();
      last.current = rows.map(({ key }) => key);
      await draftAll(rows);
    },
    again: () => draftAll(rowsNow().filter(({ key, state }) => last.current.includes(key) && state !== 'unread')),
    stop: () => stopped.current?.abort(),
    running,
    failed,
  };
}
