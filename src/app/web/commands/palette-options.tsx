import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { KeyHint } from '#platform/web/ui/key-hint/key-hint.tsx';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import styles from './command-palette.module.css';
import { MarkedWords } from './marked-words.tsx';
import type { PaletteGroup, PaletteResult, ResultGroup } from './palette-result.ts';
import { useCommandKey } from './use-command-key.ts';

export const optionId = (id: string, result: PaletteResult): string => `${id}-${result.id.replaceAll(/\s/g, '-')}`;

interface PaletteOptionsProps {
  id: string;
  groups: readonly ResultGroup[];
  current: PaletteResult | undefined;
  onMark(result: PaletteResult): void;
  onChoose(result: PaletteResult, group: PaletteGroup): void;
}

export function PaletteOptions({ id, groups, current, onMark, onChoose }: PaletteOptionsProps) {
  const { t } = useTranslation();
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('commands.found')} className={styles.options}>
      {groups.map(({ name, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} role="presentation" className={styles.label}>
            {t(`commands.groups.${name}`)}
          </p>
          {results.map((result) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: focus stays in the field, which names the one that is marked
            <div
              key={result.id}
              id={optionId(id, result)}
              role="option"
              aria-selected={result.id === current?.id}
              className={styles.option}
              // The field keeps the focus while something is pressed.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => result.id !== current?.id && onMark(result)}
              onClick={() => onChoose(result, name)}
            >
              <OptionWords result={result} isCurrent={result.id === current?.id} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function OptionWords({ result, isCurrent }: { result: PaletteResult; isCurrent: boolean }) {
  const { label, labelMarks, note, noteMarks, lang, icon, avatar, status, keys } = result;
  const key = useCommandKey();
  const hint = keys === 'Enter' ? `${key} Enter` : (keys ?? (isCurrent ? 'Enter' : undefined));
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        {avatar !== undefined && <Avatar name={avatar} size="small" />}
        {icon !== undefined && <Icon icon={icon} size={20} />}
      </span>
      <span className={styles.words}>
        <b {...inLanguage(lang)}>
          <MarkedWords text={label} marks={labelMarks} />
        </b>
        {note !== undefined && note !== '' && (
          <small>
            <MarkedWords text={note} marks={noteMarks} />
          </small>
        )}
      </span>
      <span className={styles.end}>
        {status !== undefined && <StatusBadge status={status.status}>{status.text}</StatusBadge>}
        {hint !== undefined && (
          <span className={styles.hint} aria-hidden="true">
            <KeyHint keys={hint} />
          </span>
        )}
      </span>
    </>
  );
}
