import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useId, useState } from 'react';
import type { FieldOf, OptionField } from '#platform/contract/options/option-field.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { MoveButtons } from '#platform/web/ui/list/move-buttons.tsx';
import { useFocusAfterMove } from '#platform/web/ui/list/use-focus-after-move.ts';
import { entryLike } from '../new-entry.ts';
import type { OptionInputProps, OptionInputsProps } from '../option-input-props.ts';
import styles from '../options.module.css';
import { useEditedOptions, useOption } from '../options-context.ts';
import { useOptionWords } from '../use-option-words.ts';

const newKey = () => `k${crypto.randomUUID().slice(0, 8)}`;

interface ListInputProps extends OptionInputProps<FieldOf<'list'>> {
  /** The fields of one entry. */
  entry(props: OptionInputsProps): ReactNode;
}

/** Entries below each other, one open at a time; each can be moved and taken away by keyboard, and undone as anything else. */
export function ListInput({ field, path, names, entry: entryInputs }: ListInputProps) {
  const { t } = useTranslation();
  const edited = useEditedOptions();
  const { language } = edited;
  const { timeZone } = usePlatformLocale();
  const { label, help } = useOptionWords(names);
  // What an entry without words is called: Monday.
  const kind = field.fields.find(
    (one) => one.kind === 'choice' && one.default === undefined && one.words === undefined,
  );
  const { valueName } = useOptionWords([...names, kind?.name ?? '']);
  const id = useId();
  const [open, setOpen] = useState<number>();
  const [written] = useOption(path);
  const entries: readonly unknown[] = Array.isArray(written) ? written : [];
  const focusAfter = useFocusAfterMove(`${entries.length} ${JSON.stringify(entries.map((entry) => nameOf(entry)))}`);

  function nameOf(entry: unknown, place = 0): string {
    const words = firstWords(entry, field.fields, language);
    if (words !== undefined) return words;
    const chosen = kind && valueAt(entry, [kind.name]);
    return typeof chosen === 'string' ? valueName(chosen) : t('ui.options.entry', { label, number: place + 1 });
  }
  const partId = (place: number) => `${id}-${place}`;
  const addId = `${id}-add`;

  function add() {
    const maker = { today: calendarDay(new Date(), timeZone), newKey };
    focusAfter(partId(entries.length));
    edited.insert(path, [entryLike(entries.at(-1), field.fields, maker)]);
    setOpen(entries.length);
  }
  function remove(place: number) {
    const name = nameOf(entries[place], place);
    focusAfter(partId(place), partId(place - 1), addId);
    edited.removeAt(path, place);
    setOpen(undefined);
    say(t('ui.options.entryRemoved', { name }));
  }
  function move(place: number, by: 1 | -1, [, back]: [string, string]) {
    const to = place + by;
    const side = by === 1 ? 'down' : 'up';
    focusAfter(`${partId(to)}-move-${side}`, back.replace(partId(place), partId(to)));
    edited.move(path, place, to);
    if (open === place) setOpen(to);
    else if (open === to) setOpen(place);
    say(t('ui.list.moved', { name: nameOf(entries[place], place), place: to + 1, count: entries.length }));
  }

  const isFull = field.max !== undefined && entries.length >= field.max;
  const begin = edited.drawNewEntry?.({ field, path, names });
  return (
    <Fieldset legend={label} help={help}>
      {entries.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.entries}>
          {entries.map((entry, place) => {
            const name = nameOf(entry, place);
            const isOpen = open === place;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own but its place
              <li key={place} className={styles.entry}>
                <div className={styles.entryHead}>
                  <button
                    type="button"
                    id={partId(place)}
                    className={styles.entryName}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? undefined : place)}
                  >
                    <Icon
                      icon={ChevronDown}
                      size={18}
                      className={classNames(styles.chevron, isOpen && styles.turned)}
                    />
                    <span className={styles.entryWords}>{name}</span>
                  </button>
                  {entries.length > 1 && (
                    <MoveButtons
                      id={`${partId(place)}-move`}
                      name={name}
                      isFirst={place === 0}
                      isLast={place === entries.length - 1}
                      onMove={(by, ids) => move(place, by, ids)}
                    />
                  )}
                  <IconButton
                    icon={Trash2}
                    label={t('ui.options.removeEntry', { name })}
                    onPress={() => remove(place)}
                  />
                </div>
                {isOpen && (
                  <div className={styles.entryBody}>
                    {entryInputs({ fields: field.fields, path: [...path, place], names })}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {isFull ? (
        <p className={styles.note}>{t('ui.options.full', { count: field.max ?? 0 })}</p>
      ) : begin !== undefined ? (
        begin
      ) : (
        <div>
          <Button isCompact icon={Plus} id={addId} onPress={add}>
            {t('ui.options.addEntry')}
            <span className="visually-hidden">: {label}</span>
          </Button>
        </div>
      )}
    </Fieldset>
  );
}

/** The first words in an entry: what it is called in the list. */
function firstWords(entry: unknown, fields: readonly OptionField[], language: string): string | undefined {
  for (const { kind, name } of fields) {
    const value = valueAt(entry, [name]);
    if (kind === 'text') {
      const words = valueAt(value, ['$lang', language]) ?? valueAt(value, ['$lang', defaultLanguage]);
      if (typeof words === 'string' && words.trim() !== '') return words;
    }
    if (kind === 'list' && Array.isArray(value)) {
      const inner = fields.find((field) => field.name === name);
      const words = inner?.kind === 'list' ? firstWords(value[0], inner.fields, language) : undefined;
      if (words !== undefined) return words;
    }
  }
  const file = valueAt(entry, ['name']);
  return typeof file === 'string' && file !== '' ? file : undefined;
}
