import { type FocusEvent, useDeferredValue, useMemo, useState } from 'react';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { useEditor, useSession } from '../state/editor-context.ts';
import { EditableTexts } from '../texts/text-editing.tsx';
import styles from './side-by-side.module.css';
import { SideBySideHead } from './side-by-side-head.tsx';
import { rowAttribute, SideBySideRow } from './text-row.tsx';
import { textRows } from './text-rows.ts';
import { useRowActions } from './use-row-actions.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowLabel } from './use-row-label.ts';
import { useTextMarks } from './use-text-marks.ts';

/** Every text of what is edited beside its source: read the one, write the other. */
export default function SideBySide() {
  const { t } = useTranslation();
  const { language } = useEditor();
  const document = useDeferredValue(useSession((state) => state.document));
  const rows = useMemo(() => textRows(document, language), [document, language]);
  const [current, setCurrent] = useState<string>();
  const [isOnlyLeft, setOnlyLeft] = useState(false);
  const actions = useRowActions({ rows, current });
  useRowKeys(actions);
  const marks = useTextMarks();
  const shown = isOnlyLeft ? rows.filter(({ key, state }) => state !== 'correct' || key === current) : rows;
  const screen = useLanguage();

  const focused = ({ target }: FocusEvent) =>
    setCurrent(target.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute) ?? current);

  return (
    <main id="inhoud" tabIndex={-1} className={styles.screen} data-editor-part="page" onFocus={focused}>
      <h1 className="visually-hidden">{t('editor.sideBySide.title', { language: languageName(language, screen) })}</h1>
      <SideBySideHead {...{ rows, actions, isOnlyLeft }} onOnlyLeft={setOnlyLeft} />
      <div className={styles.languages} aria-hidden="true">
        <span>{t('editor.sideBySide.source', { language: languageName(defaultLanguage, screen) })}</span>
        <span>{t('editor.sideBySide.state')}</span>
        <span {...inLanguage(language)}>{languageName(language)}</span>
      </div>
      <EditableTexts texts={useRowTexts(rows)}>
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
        <ul role="list" className={styles.rows}>
          {shown.map((row) => (
            <SideBySideRow
              key={`${language} ${row.key}`}
              row={row}
              mark={marks.get(row.key)}
              number={rows.indexOf(row) + 1}
              isCurrent={row.key === current}
              actions={actions.row}
            />
          ))}
        </ul>
      </EditableTexts>
      {shown.length < rows.length && (
        <p className={styles.foot}>
          {t('editor.sideBySide.hidden', { count: rows.length - shown.length })}
          <Button variant="quiet" isCompact onPress={() => setOnlyLeft(false)}>
            {t('editor.sideBySide.showAll')}
          </Button>
        </p>
      )}
    </main>
  );
}

/** They are called by what they are and by their language; nothing is put beside them from here. */
function useRowTexts(rows: ReturnType<typeof textRows>) {
  const { t } = useTranslation();
  const { session, ui, language } = useEditor();
  const labelOf = useRowLabel();
  const screen = useLanguage();
  const names = new Map(rows.map((row) => [JSON.stringify(row.place.path) + row.place.block, labelOf(row)]));
  const known = JSON.stringify([...names]);
  return useMemo(() => {
    const labels = new Map(JSON.parse(known) as [string, string][]);
    const nameOf = (place: TextPlace) =>
      t('editor.sideBySide.textIn', {
        label: labels.get(JSON.stringify(place.path) + place.block) ?? '',
        language: languageName(language, screen),
      });
    return { session, nameOf, onTyping: (place: TextPlace | undefined) => ui.set({ typingAt: place ?? null }) };
  }, [session, ui, t, known, language, screen]);
}
