import type { ReactNode } from 'react';
import { type ChangedLine, type TextPart, textChanges } from '#features/pages/contract/differences/text-changes.ts';
import type { ValueDifference } from '#features/pages/contract/differences/value-differences.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import { useTargetWords } from '../../links/use-link-options.ts';
import styles from './changed-text.module.css';
import { ChangedWords } from './changed-words.tsx';

/** As it was, as it is, or both in one text. */
export type Side = 'old' | 'new' | 'both';

const hidden: Record<Side, ChangedLine['kind'] | undefined> = { old: 'added', new: 'removed', both: undefined };

interface ChangedTextProps {
  difference: Pick<Extract<ValueDifference, { kind: 'text' }>, 'was' | 'is' | 'language'>;
  side: Side;
}

/** The lines of a text that are different; where lines stayed the same there is a gap. */
export function ChangedText({ difference: { was, is, language }, side }: ChangedTextProps) {
  const { t } = useTranslation();
  const lines = textChanges(was, is);
  if (lines.every(({ kind }) => kind === 'same')) return <p>{t('editor.versions.formOnly')}</p>;
  const shown = lines.filter(({ kind }) => kind !== hidden[side]);
  const withGaps = shown.filter(({ kind }, place) => kind !== 'same' || shown[place - 1]?.kind !== 'same');
  return (
    <div className={styles.text} {...inLanguage(language)}>
      {withKeys(withGaps).map(({ key, item: line }) =>
        line.kind === 'same' ? (
          <p key={key} className={styles.gap} aria-hidden="true">
            …
          </p>
        ) : (
          <Line key={key} line={line} side={side} />
        ),
      )}
    </div>
  );
}

function Line({ line: { kind, shape, parts }, side }: { line: ChangedLine; side: Side }) {
  const { t } = useTranslation();
  const isEmpty = parts.every(({ text }) => text.trim() === '');
  const words: ReactNode =
    isEmpty && kind !== 'changed' ? (
      <ChangedWords kind={kind}>{t(`editor.versions.${shape.kind === 'rule' ? 'rule' : 'emptyLine'}`)}</ChangedWords>
    ) : (
      withKeys(parts.filter((part) => part.kind !== hidden[side])).map(({ key, item: part }) => (
        <ChangedWords key={key} kind={part.kind}>
          <Dressed part={part} />
        </ChangedWords>
      ))
    );
  return <p className={styles[shape.kind]}>{words}</p>;
}

/** Bold and such as they are; a link names where it leads, for that may be all that is different. */
function Dressed({ part }: { part: TextPart }) {
  const [mark, ...marks] = part.marks;
  if (mark === undefined) return part.text;
  const inner = <Dressed part={{ ...part, marks }} />;
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'code':
      return <code>{inner}</code>;
    case 'language':
      return <span {...inLanguage(mark.attrs.lang)}>{inner}</span>;
    case 'link':
      return (
        <>
          <span className={styles.link}>{inner}</span>
          {part.kind !== 'same' && <Target href={mark.attrs.href} />}
        </>
      );
  }
}

function Target({ href }: { href: string }) {
  const words = useTargetWords();
  return ` (${words(href)})`;
}
