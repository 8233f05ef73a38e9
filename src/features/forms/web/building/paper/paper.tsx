import Clock from 'lucide-react/icons/clock';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useMemo } from 'react';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { type TextEditing, TextEditingContext } from '#platform/web/content/text-editing-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { Density } from '#platform/web/ui/density/density.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useSteady } from '#platform/web/use-steady.ts';
import { conditionText } from '../../../contract/building/condition-words.ts';
import { idsAlong } from '../../../contract/building/drop-places.ts';
import { findField } from '../../../contract/building/field-place.ts';
import { minutesNeeded } from '../../../contract/building/minutes-needed.ts';
import { openerAbove } from '../../../contract/building/opened-by.ts';
import type { FormField, InnerField } from '../../../contract/form-document.ts';
import { everyField, formSteps } from '../../../contract/form-questions.ts';
import { useBuilder, useDocumentAtPause, useUi } from '../state/builder-context.ts';
import { focusField, focusSoon, textElementId } from '../state/field-elements.ts';
import { useFieldCommands } from '../state/use-field-commands.ts';
import styles from './paper.module.css';
import { PaperField } from './paper-field.tsx';
import { PaperStep } from './paper-step.tsx';
import { TypedText } from './typed-text.tsx';
import { placedText } from './write-words.ts';

const editing: TextEditing = {
  Text: TypedText,
  RichText: ({ of, headingLevel, className }) =>
    of.value === '' ? null : (
      <RichText of={{ value: of.value, lang: of.lang }} headingLevel={headingLevel} className={className} />
    ),
};

/** The form itself, in the type in which it is read: it is the editor. */
export function Paper() {
  const { t } = useTranslation();
  const shown = useLanguage();
  const { language, ui } = useBuilder();
  const document = useDocumentAtPause();
  const chosen = useUi((now) => now.chosen);
  const lifted = useUi(
    (now) => now.lifted?.id ?? (now.dragged !== null && 'id' in now.dragged ? now.dragged.id : undefined),
  );
  const commands = useFieldCommands();
  const onKey = useSteady(fieldKeys());
  const onChoose = useSteady(commands.choose);
  const steps = useMemo(() => formSteps(document), [document]);
  const places = useMemo(() => new Map(document.fields.map(({ id }, index) => [id, index])), [document]);
  const along = useMemo(
    () => new Set(lifted === undefined ? [] : idsAlong(document, lifted).slice(1)),
    [document, lifted],
  );
  const entry = chosen ?? document.fields[0]?.id;
  const find = (id: string) => findField(document, id)?.field;

  function fieldKeys() {
    return (id: string, event: KeyboardEvent): void => {
      const isLifted = ui.get().lifted?.id === id;
      const by = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined;
      if (by !== undefined && (event.altKey || isLifted)) commands.step(id, by);
      else if (by !== undefined) go(id, by);
      else if (event.key === ' ') isLifted ? commands.putDown(id) : commands.lift(id);
      else if (event.key === 'Enter' && isLifted) commands.putDown(id);
      else if (event.key === 'Enter') focusSoon(textElementId(id, 'label'));
      else if (event.key === 'Escape' && isLifted) commands.putBack(id);
      else if (event.key === 'Delete' || event.key === 'Backspace') commands.remove(id);
      else if (event.key === '/') focusSoon('veld-zoeken');
      else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) commands.duplicate(id);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
  }

  function go(id: string, by: 'up' | 'down'): void {
    const ids = Array.from(everyField(document), (field) => field.id);
    const next = ids[ids.indexOf(id) + (by === 'up' ? -1 : 1)];
    if (next === undefined) return;
    commands.choose(next);
    focusField(next);
  }

  const draw = (field: InnerField | FormField, siblings: readonly InnerField[], index: number) => {
    const inner = 'fields' in field && questionBook.named(field.kind)?.holdsQuestions ? field.fields : undefined;
    const props = {
      field,
      language,
      isChosen: chosen === field.id,
      isEntry: entry === field.id,
      isLifted: lifted === field.id,
      goesAlong: along.has(field.id),
      hangs: openerAbove(siblings, index) !== undefined,
      when: field.condition === null ? undefined : conditionText(field.condition, find, shown),
      onChoose,
      onKey,
    };
    if (inner === undefined) return <PaperField key={field.id} {...props} />;
    return (
      <PaperField key={field.id} {...props}>
        <div className={styles.group}>
          {inner.length === 0 && <p className={styles.muted}>{t('forms.build.emptyGroup')}</p>}
          {inner.map((one, at) => draw(one, inner, at))}
        </div>
      </PaperField>
    );
  };

  return (
    <TextEditingContext value={editing}>
      <Density name="public" className={styles.paper ?? ''}>
        <p className={styles.meta}>
          <Icon icon={Clock} size={16} />
          {t('forms.build.minutes', { count: minutesNeeded(document, questionBook.named) })}
        </p>
        <h1 className={styles.title}>
          <Text of={placedText(document.title, 'form', ['title'], language)} />
        </h1>
        <p className={styles.intro}>
          <Text of={placedText(document.intro, 'form', ['intro'], language)} />
        </p>
        {document.fields.length === 0 && <p className={styles.empty}>{t('forms.build.empty')}</p>}
        {steps.map((step, index) => (
          <div key={step.id}>
            {step.break !== undefined && (
              <PaperStep
                field={step.break}
                language={language}
                number={index + 1}
                count={steps.length}
                isChosen={chosen === step.break.id}
                isEntry={entry === step.break.id}
                isLifted={lifted === step.break.id}
                when={step.break.condition === null ? undefined : conditionText(step.break.condition, find, shown)}
                onChoose={onChoose}
                onKey={onKey}
              />
            )}
            {step.fields.map((field) => draw(field, document.fields, places.get(field.id) ?? 0))}
          </div>
        ))}
        <div className={styles.insert}>
          <button
            type="button"
            id="veld-toevoegen"
            onClick={() => {
              ui.set({ sheet: 'palette' });
              focusSoon('veld-zoeken');
            }}
          >
            <Icon icon={Plus} size={18} />
            {t(chosen === null ? 'forms.build.addLast' : 'forms.build.addUnder')}
          </button>
        </div>
      </Density>
    </TextEditingContext>
  );
}
