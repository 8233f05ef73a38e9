import { useEffect, useMemo, useRef } from 'react';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { useIsPhone } from '../layout/use-width.ts';
import { useEditor } from '../state/editor-context.ts';
import { enterText } from '../texts/text-elements.ts';
import { type RowActions, rowAttribute } from './text-row.tsx';
import { nextUnfinished, type TextRow, textRows } from './text-rows.ts';
import { type Drafting, useDrafting } from './use-drafting.ts';
import { useRowLabel } from './use-row-label.ts';
import { sayOf, writeText } from './write-text.ts';

export interface SideBySideActions {
  row: RowActions;
  /** To the next text that is not right, or the one before. */
  next(step: 1 | -1): void;
  /** The text in hand is right, and on to the next. */
  confirmCurrent(): void;
  draftCurrent(): void;
  drafting: Drafting | undefined;
}

interface Shown {
  rows: readonly TextRow[];
  current: string | undefined;
}

const elementOf = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[${rowAttribute}]`)].find(
    (row) => row.getAttribute(rowAttribute) === key,
  );

export function useRowActions({ rows, current }: Shown): SideBySideActions {
  const { t } = useTranslation();
  const { session, language } = useEditor();
  const labelOf = useRowLabel();
  const isPhone = useIsPhone();
  const drafting = useDrafting();

  function goTo(row: TextRow, among: readonly TextRow[]): void {
    const number = among.findIndex(({ key }) => key === row.key) + 1;
    const state = t(`editor.sideBySide.states.${row.state}`).toLocaleLowerCase();
    say(t('editor.sideBySide.said.at', { number, of: among.length, state, label: labelOf(row) }));
    elementOf(row.key)?.focus();
    elementOf(row.key)?.scrollIntoView({ block: 'center' });
    // On a phone the keyboard would come up over what is to be read.
    if (!isPhone) enterText(row.place, 'end');
  }

  /** What is drawn may be a moment behind what was just done. */
  const now = () => textRows(session.state().document, language);

  function next(step: 1 | -1, from = current): void {
    const all = now();
    const found = nextUnfinished(all, from, step);
    if (found === undefined) say(t('editor.sideBySide.said.allRight'));
    else goTo(found, all);
  }

  function confirm(row: TextRow): void {
    const written = now().find(({ key }) => key === row.key) ?? row;
    if (written.state === 'outdated' || written.state === 'unread') session.run(sayOf(written, 'read'));
    next(1, row.key);
  }

  // The same as long as what they do is, so that not every row is drawn at every key.
  const latest = useRef({ confirm, draft: drafting?.one });
  useEffect(() => {
    latest.current = { confirm, draft: drafting?.one };
  });
  const canDraft = drafting !== undefined;
  const row = useMemo<RowActions>(
    () => ({
      confirm: (one) => latest.current.confirm(one),
      copy(one) {
        session.run(...writeText(session.state().document, one.place, one.text.$lang[defaultLanguage]));
        elementOf(one.key)?.focus();
      },
      discard(one) {
        session.run(...writeText(session.state().document, one.place, undefined));
        elementOf(one.key)?.focus();
      },
      ...(canDraft && { draft: (one: TextRow) => void latest.current.draft?.(one) }),
    }),
    [session, canDraft],
  );

  const inHand = () => rows.find(({ key }) => key === current);
  return {
    row,
    next,
    confirmCurrent() {
      const one = inHand();
      if (one === undefined) next(1);
      else confirm(one);
    },
    draftCurrent() {
      const one = inHand();
      if (one !== undefined) void drafting?.one(one);
    },
    drafting,
  };
}
