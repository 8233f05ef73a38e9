import Plus from 'lucide-react/icons/plus';
import { useId, useMemo } from 'react';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import type { FieldOf } from '#platform/contract/options/option-field.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { useOption } from '#platform/web/options/options-context.ts';
import { useOptionWords } from '#platform/web/options/use-option-words.ts';
import { useTyped } from '#platform/web/options/use-typed.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { countedBefore } from '../../../../contract/calculating/counted-before.ts';
import {
  calculationName,
  expressionFromWords,
  expressionToWords,
} from '../../../../contract/calculating/expression-words.ts';
import { checkExpression } from '../../../../contract/form-checks.ts';
import type { InnerField } from '../../../../contract/form-document.ts';
import { everyField } from '../../../../contract/form-questions.ts';
import { useSession } from '../../state/builder-context.ts';
import { focusSoon } from '../../state/field-elements.ts';
import styles from '../side.module.css';

/** A calculation, in the words of the form; what is wrong with it is said while it is written. */
export function ExpressionInput({
  path,
  names,
  asked,
}: OptionInputProps<FieldOf<'expression'>> & { asked: InnerField }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [written, set] = useOption(path);
  const { label } = useOptionWords(names);
  const document = useSession((state) => state.document);
  const all = useMemo(() => Array.from(everyField(document)), [document]);
  const before = countedBefore(document, asked.id);
  const offered = before.filter(({ kind }) => questionBook.named(kind)?.counts !== undefined);
  const kept = typeof written === 'string' ? written : '';
  const typed = useTyped(expressionToWords(kept, all, language), (words) =>
    set(expressionFromWords(words.trim(), all, language)),
  );
  const now = expressionFromWords(typed.value.trim(), all, language);
  const [wrong] =
    now === ''
      ? []
      : checkExpression(
          { ...asked, settings: { ...asked.settings, expression: now } },
          { all, before, know: questionBook.named },
        );
  const insert = (field: InnerField): void => {
    const area = globalThis.document.getElementById(id);
    const at = area instanceof HTMLTextAreaElement ? area.selectionStart : typed.value.length;
    const name = `{${calculationName(field, all, language)}}`;
    typed.type(`${typed.value.slice(0, at)}${name}${typed.value.slice(at)}`);
    focusSoon(id);
  };
  return (
    <div className={styles.expression}>
      <TextArea
        id={id}
        label={label}
        help={t('forms.build.expressionHelp')}
        error={wrong && t(`forms.checks.${wrong.code}`, wrong.values)}
        rows={3}
        spellCheck="false"
        value={typed.value}
        onChange={typed.type}
        onBlur={typed.commit}
      />
      {offered.length === 0 ? (
        <p className={styles.muted}>{t('forms.build.noNumbersBefore')}</p>
      ) : (
        <MenuTrigger>
          <Button variant="quiet" icon={Plus}>
            {t('forms.build.insertQuestion')}
          </Button>
          <Menu aria-label={t('forms.build.insertQuestion')}>
            {offered.map((one) => (
              <MenuItem
                key={one.id}
                id={one.id}
                label={calculationName(one, all, language)}
                onAction={() => insert(one)}
              />
            ))}
          </Menu>
        </MenuTrigger>
      )}
    </div>
  );
}
