import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import {
  addOption,
  addOptions,
  moveOption,
  removeOption,
  setOption,
  withWords,
} from '../../../contract/building/change-options.ts';
import type { InnerField } from '../../../contract/form-document.ts';
import { everyField } from '../../../contract/form-questions.ts';
import { useBuilder } from '../state/builder-context.ts';
import { focusSoon } from '../state/field-elements.ts';
import { OptionGroup } from './group.tsx';
import type { SetField } from './set-field.ts';
import styles from './side.module.css';

/** What one can choose from: typed, pasted as a list, moved and taken out. */
export function AnswerOptions({ field, set }: { field: InnerField; set: SetField }) {
  const { t } = useTranslation();
  const { language, session } = useBuilder();
  const id = useId();
  const inputId = (value: string | undefined) => `${id}-${value}`;
  const { options } = field;

  function add(after: string | null): void {
    const used = Array.from(everyField(session.getState().document)).flatMap(
      ({ condition }) =>
        condition?.rules.filter((rule) => rule.field === field.id).flatMap(({ values }) => values) ?? [],
    );
    const added = addOption(options, after, used);
    set('options', { options: added });
    const fresh = added.find(({ value }) => options.every((one) => one.value !== value));
    focusSoon(inputId(fresh?.value));
  }

  function remove(value: string): void {
    const at = options.findIndex((one) => one.value === value);
    set('options', { options: removeOption(options, value) });
    focusSoon(inputId(options[at + 1]?.value ?? options[at - 1]?.value), `${id}-add`);
  }

  return (
    <OptionGroup title={t('forms.build.choices')}>
      <ol className={styles.options}>
        {options.map(({ value, label }, index) => (
          <li key={value}>
            <TextField
              id={inputId(value)}
              label={t('forms.build.choice', { number: index + 1 })}
              isLabelHidden
              value={label.$lang[language] ?? ''}
              placeholder={label.$lang.nl ?? t('forms.build.choice', { number: index + 1 })}
              onChange={(words) =>
                set(
                  'typed',
                  { options: setOption(options, value, 'label', withWords(label, language, words)) },
                  `option ${value} ${language}`,
                )
              }
              onKeyDown={(event) => {
                if (event.key === 'Enter') add(value);
                else if (event.altKey && event.key === 'ArrowUp')
                  set('options', { options: moveOption(options, value, -1) });
                else if (event.altKey && event.key === 'ArrowDown')
                  set('options', { options: moveOption(options, value, 1) });
              }}
              onPaste={(event) => {
                const lines = event.clipboardData
                  .getData('text')
                  .split(/\r?\n/)
                  .map((line) => line.trim().slice(0, 300))
                  .filter(Boolean);
                if (lines.length < 2) return;
                event.preventDefault();
                const kept = (label.$lang[language] ?? '') === '' ? removeOption(options, value) : options;
                set('options', { options: addOptions(kept, lines, language) });
              }}
            />
            <IconButton
              icon={ArrowUp}
              isCompact
              label={t('forms.build.choiceUp', { number: index + 1 })}
              isDisabled={index === 0}
              onPress={() => {
                set('options', { options: moveOption(options, value, -1) });
                focusSoon(inputId(value));
              }}
            />
            <IconButton
              icon={ArrowDown}
              isCompact
              label={t('forms.build.choiceDown', { number: index + 1 })}
              isDisabled={index === options.length - 1}
              onPress={() => {
                set('options', { options: moveOption(options, value, 1) });
                focusSoon(inputId(value));
              }}
            />
            <IconButton
              icon={X}
              isCompact
              label={t('forms.build.removeChoice', { number: index + 1 })}
              onPress={() => remove(value)}
            />
          </li>
        ))}
      </ol>
      <Button id={`${id}-add`} variant="quiet" icon={Plus} onPress={() => add(null)}>
        {t('forms.build.addChoice')}
      </Button>
    </OptionGroup>
  );
}
