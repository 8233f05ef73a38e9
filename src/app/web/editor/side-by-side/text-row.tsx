import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Languages from 'lucide-react/icons/languages';
import { memo, useId } from 'react';
import type { TextMark } from '#features/pages/contract/history/text-marks.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Badge, type BadgeTone } from '#platform/web/ui/tag/badge.tsx';
import { EditableRichText, EditableText } from '../texts/editable-text.tsx';
import { enterText } from '../texts/text-elements.ts';
import { ChangedText } from '../versions/compare/changed-text.tsx';
import { usePointWords } from '../versions/history/use-point-words.ts';
import styles from './side-by-side.module.css';
import type { TextRow } from './text-rows.ts';
import { useRowLabel } from './use-row-label.ts';

const badges: Record<TextRow['state'], { tone: BadgeTone; icon?: IconShape }> = {
  correct: { tone: 'success', icon: CircleCheck },
  outdated: { tone: 'warning', icon: ClockAlert },
  missing: { tone: 'neutral', icon: CircleDashed },
  unread: { tone: 'now' },
};

export interface RowActions {
  confirm(row: TextRow): void;
  /** The source as it is, for a name that is the same in every language. */
  copy(row: TextRow): void;
  discard(row: TextRow): void;
  /** By the translator; nothing where there is none. */
  draft?: ((row: TextRow) => void) | undefined;
}

interface TextRowProps {
  row: TextRow;
  /** What the log knows of it. */
  mark: TextMark | undefined;
  /** From one on. */
  number: number;
  isCurrent: boolean;
  actions: RowActions;
}

export const rowAttribute = 'data-text-row';

/** Source, state, translation: one text after another. */
export const SideBySideRow = memo(function SideBySideRow({ row, mark, number, isCurrent, actions }: TextRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const label = useRowLabel()(row);
  const { state } = row;
  return (
    <li
      className={styles.row}
      data-state={state}
      aria-current={isCurrent ? 'true' : undefined}
      aria-labelledby={id}
      tabIndex={-1}
      {...{ [rowAttribute]: row.key }}
    >
      <div className={styles.from}>
        <p id={id} className={styles.label}>
          <span className="visually-hidden">{t('editor.sideBySide.number', { number })}: </span>
          {label}
        </p>
        <Source row={row} />
      </div>
      <div className={styles.state}>
        <Badge {...badges[state]}>{t(`editor.sideBySide.states.${state}`)}</Badge>
        <StateHelp row={row} mark={mark} />
      </div>
      <div className={styles.to}>
        <Translation row={row} />
        <Actions {...{ row, label, actions, isCurrent }} />
      </div>
    </li>
  );
}, isSameRow);

/** Rows are made anew at every key; most of them say what they said. */
function isSameRow(before: TextRowProps, after: TextRowProps): boolean {
  const [one, other] = [before.row, after.row];
  return (
    before.number === after.number &&
    before.isCurrent === after.isCurrent &&
    before.actions === after.actions &&
    before.mark === after.mark &&
    one.key === other.key &&
    one.text === other.text &&
    one.state === other.state &&
    one.was === other.was &&
    one.place.language === other.place.language &&
    one.block?.heading === other.block?.heading
  );
}

function Source({ row: { text, was, place } }: { row: TextRow }) {
  const source = text.$lang[defaultLanguage] as string | RichTextDocument | undefined;
  const { t } = useTranslation();
  if (was !== undefined) {
    const difference = { was: was as string | RichTextDocument, is: source, language: defaultLanguage };
    return <ChangedText difference={difference} side="both" />;
  }
  if (source === undefined || source === '') return <p className={styles.none}>{t('editor.sideBySide.noSource')}</p>;
  if (typeof source === 'object') {
    return (
      <div {...inLanguage(defaultLanguage)}>
        <RichText of={{ value: source }} headingLevel={2} className={styles.words} />
      </div>
    );
  }
  return (
    <p {...inLanguage(defaultLanguage)} className={isTitle(place) ? styles.title : styles.words}>
      {source}
    </p>
  );
}

const isTitle = ({ path }: TextRow['place']): boolean => path[0] === 'title' || path[0] === 'heading';

function Translation({ row: { text, place } }: { row: TextRow }) {
  const written = text.$lang[place.language];
  if (place.format === 'rich') {
    return (
      <div {...inLanguage(place.language)} className={styles.typed}>
        <EditableRichText of={{ value: (written as RichTextDocument) ?? '' }} place={place} headingLevel={2} />
      </div>
    );
  }
  return (
    <p {...inLanguage(place.language)} className={isTitle(place) ? styles.title : styles.typed}>
      <EditableText of={{ value: typeof written === 'string' ? written : '' }} place={place} />
    </p>
  );
}

/** What the state means for readers, or how it came about. */
function StateHelp({ row: { state, was }, mark }: Pick<TextRowProps, 'row' | 'mark'>) {
  const { t } = useTranslation();
  const dates = useDates();
  const words = usePointWords();
  const signed = (key: string, { by, at }: { by: { id: string | null; name: string }; at: string }) =>
    t(`editor.sideBySide.marks.${key}`, { day: dates.shortDate(at), name: words.person(by) });
  if (state === 'correct') {
    const vouched = mark?.vouched;
    return vouched ? <small>{signed(vouched.how, vouched)}</small> : null;
  }
  const key = state === 'outdated' && was === undefined ? 'unknown' : state;
  return (
    <>
      <small>{t(`editor.sideBySide.help.${key}`)}</small>
      {state === 'outdated' && mark?.source && <small>{signed('source', mark.source)}</small>}
    </>
  );
}

interface ActionsProps {
  row: TextRow;
  label: string;
  actions: RowActions;
  isCurrent: boolean;
}

function Actions({ row, label, actions, isCurrent }: ActionsProps) {
  const { t } = useTranslation();
  const screen = useLanguage();
  const language = languageName(row.place.language, screen);
  const { state, place } = row;
  const named = (words: string) => ({ 'aria-label': `${words}: ${label}`, children: words });
  const write = t(`editor.sideBySide.${state === 'missing' ? 'write' : 'change'}`);
  return (
    <div className={styles.actions}>
      {state === 'missing' && <span className="visually-hidden">{t('editor.sideBySide.none', { language })}</span>}
      {actions.draft !== undefined && (state === 'missing' || state === 'outdated') && (
        <Button
          isCompact
          icon={Languages}
          onPress={() => actions.draft?.(row)}
          {...named(t('editor.sideBySide.draft'))}
        />
      )}
      {state === 'unread' && (
        <Button
          isCompact
          variant={isCurrent ? 'primary' : 'secondary'}
          onPress={() => actions.confirm(row)}
          {...named(t('editor.sideBySide.confirm'))}
        />
      )}
      {state === 'outdated' && (
        <Button isCompact onPress={() => actions.confirm(row)} {...named(t('editor.sideBySide.stillHolds'))} />
      )}
      <Button variant="quiet" isCompact onPress={() => enterText(place, 'end')} {...named(write)} />
      {state === 'missing' && (
        <Button
          variant="quiet"
          isCompact
          onPress={() => actions.copy(row)}
          {...named(t('editor.sideBySide.copy', { language: languageName(defaultLanguage, screen) }))}
        />
      )}
      {state === 'unread' && (
        <Button
          variant="quiet"
          isCompact
          onPress={() => actions.discard(row)}
          {...named(t('editor.sideBySide.discard'))}
        />
      )}
    </div>
  );
}
