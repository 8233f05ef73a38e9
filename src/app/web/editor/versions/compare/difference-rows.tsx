import { type ReactNode, useEffect, useRef } from 'react';
import type { DifferentPart } from '#features/pages/contract/differences/page-differences.ts';
import { pageItself } from '#features/pages/contract/differences/restore-operations.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { ChangedWords } from './changed-words.tsx';
import styles from './difference-rows.module.css';
import { kindIcons, useDifferenceWords } from './difference-words.ts';
import { PartDifferences } from './part-differences.tsx';

export interface RowsProps {
  parts: readonly DifferentPart[];
  /** The one that N and P came to. */
  current: DifferentPart | undefined;
  /** It takes the focus: whoever came by key reads on there. */
  isFocused: boolean;
  /** The names of both sides, within a sentence. */
  names: { old: string; new: string };
  /** The columns' own names, with the day. */
  heads: { old: string; new: string };
  /** What is chosen to be put back; nothing while nobody chooses. */
  picked: ReadonlySet<string> | undefined;
  onPick(key: string, isPicked: boolean): void;
  onRestore(part: DifferentPart): void;
}

export const partKey = ({ guid }: DifferentPart): string => guid ?? pageItself;

const stateOf = ({ differences }: DifferentPart) => differences[0]?.kind;

/** Both states beside each other, block by block. */
export function SideBySide(props: RowsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.heads} aria-hidden="true">
        <p>{props.heads.old}</p>
        <p>{props.heads.new}</p>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ol role="list">
        {props.parts.map((part) => (
          <Row key={partKey(part)} part={part} className={styles.pair} {...props}>
            <Cell part={part} side="old" {...props} />
            <Cell part={part} side="new" {...props} />
          </Row>
        ))}
      </ol>
    </div>
  );
}

/** One column, with what happened to the block beside it. */
export function InText(props: RowsProps) {
  const words = useDifferenceWords();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ol role="list" className={styles.inText}>
      {props.parts.map((part) => (
        <Row key={partKey(part)} part={part} className={styles.line} {...props}>
          <div className={styles.margin}>
            <Kinds part={part} />
          </div>
          <div className={styles.content}>
            <Title part={part} />
            {part.differences.map((one) =>
              one.kind === 'moved' ? (
                <p key="moved" className={styles.muted}>
                  {words.move(one)}
                </p>
              ) : null,
            )}
            <PartDifferences part={part} side="both" />
            <RestorePart part={part} {...props} />
          </div>
        </Row>
      ))}
    </ol>
  );
}

interface RowProps extends RowsProps {
  part: DifferentPart;
  className: string | undefined;
  children: ReactNode;
}

function Row({ part, className, children, current, isFocused, picked, onPick }: RowProps) {
  const { t } = useTranslation();
  const words = useDifferenceWords();
  const row = useRef<HTMLLIElement>(null);
  const isCurrent = current === part;
  useEffect(() => {
    if (!isCurrent) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    if (isFocused) row.current?.focus({ preventScroll: true });
  }, [isCurrent, isFocused]);
  return (
    <li
      ref={row}
      className={className}
      tabIndex={-1}
      data-state={stateOf(part)}
      data-current={isCurrent ? '' : undefined}
    >
      {picked !== undefined && (
        <div className={styles.pick}>
          <Checkbox isSelected={picked.has(partKey(part))} onChange={(isPicked) => onPick(partKey(part), isPicked)}>
            {t('editor.versions.restore.pick', { name: words.title(part) })}
          </Checkbox>
        </div>
      )}
      {children}
    </li>
  );
}

function Cell({ part, side, ...props }: RowsProps & { part: DifferentPart; side: 'old' | 'new' }) {
  const { t } = useTranslation();
  const words = useDifferenceWords();
  const state = stateOf(part);
  if (state === (side === 'old' ? 'added' : 'removed')) {
    const key = side === 'old' ? 'editor.versions.notYet' : 'editor.versions.notAnyMore';
    return <div className={styles.nothing} role="img" aria-label={t(key, { name: props.names[side] })} />;
  }
  const moved = part.differences.find((one) => one.kind === 'moved');
  return (
    <div className={styles.cell}>
      <p className="visually-hidden">{props.heads[side]}</p>
      {side === 'old' && moved !== undefined ? (
        <p className={styles.kind}>{t('editor.versions.stoodHere')}</p>
      ) : (
        <Kinds part={part} />
      )}
      <Title part={part} />
      {side === 'new' && moved !== undefined && <p className={styles.muted}>{words.move(moved)}</p>}
      <PartDifferences part={part} side={side} />
      {side === 'old' && <RestorePart part={part} {...props} />}
    </div>
  );
}

function Kinds({ part }: { part: DifferentPart }) {
  const words = useDifferenceWords();
  return words.kinds(part).map((one) => (
    <p key={one.kind} className={styles.kind} data-kind={one.kind}>
      <Icon icon={kindIcons[one.kind]} size={16} />
      {one.words}
    </p>
  ));
}

function Title({ part }: { part: DifferentPart }) {
  const words = useDifferenceWords();
  const state = stateOf(part);
  const kind = state === 'added' || state === 'removed' ? state : 'same';
  return (
    <h3 className={styles.title}>
      <ChangedWords kind={kind}>{words.title(part)}</ChangedWords>
    </h3>
  );
}

/** A block that came has nothing to be put back; choosing it in the dialog takes it away. */
function RestorePart({ part, picked, onRestore }: RowsProps & { part: DifferentPart }) {
  const { t } = useTranslation();
  const words = useDifferenceWords();
  if (picked !== undefined || stateOf(part) === 'added') return null;
  const label = t(part.guid === null ? 'editor.versions.restore.onlyPage' : 'editor.versions.restore.only');
  return (
    <Button variant="quiet" isCompact aria-label={`${label}: ${words.title(part)}`} onPress={() => onRestore(part)}>
      {label}
    </Button>
  );
}
