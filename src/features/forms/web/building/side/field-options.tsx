import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { questionKinds } from '#field-kinds/kit/web/question-fields.ts';
import type { OptionField } from '#platform/contract/options/option-field.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { changeKind, setField } from '../../../contract/building/change-form.ts';
import { kindsInstead } from '../../../contract/building/new-field.ts';
import type { InnerField } from '../../../contract/form-document.ts';
import { askedField, pageBreakKind } from '../../../contract/form-questions.ts';
import { listQuestionOptions } from '../../../contract/forms.endpoints.ts';
import { useBuilder, useSession } from '../state/builder-context.ts';
import { AnswerOptions } from './answer-options.tsx';
import { FieldWords } from './field-words.tsx';
import { OptionGroup } from './group.tsx';
import { PrefillOptions } from './prefill-options.tsx';
import { PrivacyOptions } from './privacy-options.tsx';
import type { SetField } from './set-field.ts';
import { SettingInputs } from './setting-inputs.tsx';
import { WhenShown } from './when-shown.tsx';

/** What can be set of it now, as its kind tells. */
function useQuestionSettings(field: InnerField): OptionField[] {
  const kinds = useLoaded(listQuestionOptions, {});
  const question = questionBook.named(field.kind);
  const { settings } = askedField(field, question);
  const fields = kinds.find(({ kind }) => kind === field.kind)?.fields ?? [];
  return fields.filter(({ name }) => question?.isIdle?.(name, settings) !== true);
}

/** Everything that can be said of one field. */
export function FieldOptions({ field }: { field: InnerField }) {
  const { t } = useTranslation();
  const { session } = useBuilder();
  const question = questionBook.named(field.kind);
  const isStep = field.kind === pageBreakKind;
  const isAsked = question !== undefined && !question.isLayout;
  const settings = useQuestionSettings(field);
  const isLimit = ({ name }: OptionField) => question?.limits?.includes(name) === true;
  const [limits, own] = [settings.filter(isLimit), settings.filter((one) => !isLimit(one))];
  // A group is asked several times, of whoever: nothing in it is of the sender alone.
  const isOnItsOwn = useSession(({ document }) => document.fields.some(({ id }) => id === field.id));
  const others = kindsInstead(field, questionKinds);
  const set: SetField = (step, changes, typing) =>
    session.change(step, (document) => setField(document, field.id, changes), typing && `${field.id} ${typing}`);
  return (
    <>
      <FieldWords
        field={field}
        part="label"
        label={t(isStep ? 'forms.build.stepTitle' : isAsked ? 'forms.build.question' : 'forms.build.words')}
      />
      <FieldWords field={field} part="help" label={t('forms.build.help')} help={t('forms.build.helpHelp')} rows={2} />
      {isAsked && question.derive === undefined && (
        <Switch
          isSelected={field.isRequired}
          onChange={(isRequired) => set('changed', { isRequired })}
          help={t('forms.build.requiredHelp')}
        >
          {t('forms.build.required')}
        </Switch>
      )}
      {others.length > 0 && (
        <Select
          label={t('forms.build.kind')}
          options={[question, ...others].flatMap((one) =>
            one === undefined ? [] : [{ id: one.kind.name, label: t(`fields.kinds.${one.kind.name}`) }],
          )}
          value={field.kind}
          onChange={(name) => {
            const chosen = questionBook.named(name);
            if (chosen !== undefined && name !== field.kind) {
              session.change('kind', (document) => changeKind(document, field.id, chosen));
            }
          }}
        />
      )}
      {question?.kind.hasOptions && <AnswerOptions field={field} set={set} />}
      {own.length > 0 && (
        <OptionGroup title={t('forms.build.ownSettings')}>
          <SettingInputs field={field} fields={own} />
        </OptionGroup>
      )}
      <WhenShown field={field} set={set} />
      {isAsked && question.derive === undefined && (
        <OptionGroup title={t(limits.length > 0 ? 'forms.build.limits' : 'forms.build.validation')}>
          <SettingInputs field={field} fields={limits} />
          <FieldWords
            field={field}
            part="message"
            label={t(limits.length > 0 ? 'forms.build.limitsMessage' : 'forms.build.message')}
            help={t('forms.build.messageHelp')}
          />
        </OptionGroup>
      )}
      {isAsked && <PrivacyOptions field={field} question={question} set={set} />}
      {isAsked && isOnItsOwn && <PrefillOptions field={field} question={question} set={set} />}
    </>
  );
}
