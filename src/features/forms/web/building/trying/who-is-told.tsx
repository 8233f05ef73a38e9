import { fittingRule } from '#features/submissions/contract/telling/fitting-rule.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { conditionText } from '../../../contract/building/condition-words.ts';
import { findField } from '../../../contract/building/field-place.ts';
import type { Answers } from '../../../contract/check-answers.ts';
import type { FormSettings } from '../../../contract/form.ts';
import type { FormDocument } from '../../../contract/form-document.ts';
import { listFormHandlers } from '../../../contract/forms.endpoints.ts';
import { useRoleOptions } from '../settings/use-role-options.ts';
import { useBuilder } from '../state/builder-context.ts';

interface WhoIsToldProps {
  document: FormDocument;
  settings: FormSettings;
  answers: Answers;
}

/** "Regel 1 geldt: wachtdienst@… krijgt meteen bericht, omdat …": by the function that the server asks. */
export function WhoIsTold({ document, settings, answers }: WhoIsToldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = usePlatformLocale();
  const { guid } = useBuilder();
  const roles = useRoleOptions();
  const people = useLoaded(listFormHandlers, { params: { guid } });
  const fits = settings.onSubmit.includes('Notify')
    ? fittingRule(settings.receivers, document, answers, { book: questionBook, timeZone })
    : undefined;
  if (fits === undefined) return t('forms.build.trial.nobodyTold');
  const { number, rule } = fits;
  const assignee = people.find((person) => person.guid === rule.assigneeGuid)?.name;
  const isKept = settings.onSubmit.includes('Save');
  const told = [
    ...rule.emails,
    ...roles
      .filter(({ id }) => rule.roleIds.includes(id))
      .map(({ label }) => t('forms.build.trial.role', { role: label })),
    ...(assignee === undefined ? [] : [assignee]),
  ];
  return (
    <>
      {told.length === 0 ? (
        t('forms.build.trial.ruleForNobody', { number })
      ) : (
        <>
          {t('forms.build.trial.rule', { number })} <strong>{told.join(', ')}</strong>{' '}
          {t(rule.when === 'daily' && isKept ? 'forms.build.trial.toldDaily' : 'forms.build.trial.toldAtOnce')}
        </>
      )}
      {rule.condition !== null && (
        <small>
          {t('forms.build.trial.because', {
            why: conditionText(rule.condition, (id) => findField(document, id)?.field, language),
          })}
        </small>
      )}
      {assignee !== undefined && isKept && <small>{t('forms.build.trial.assigned', { name: assignee })}</small>}
    </>
  );
}
