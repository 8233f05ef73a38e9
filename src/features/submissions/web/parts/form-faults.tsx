import type { AnswerFault } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { everyField } from '#features/forms/contract/form-questions.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import type { ProofAddressFault } from '../../contract/proof-address.ts';
import { stepFields } from '../../contract/step-fields.ts';
import { idOfQuestion } from './asked-question.tsx';
import { labelWithStop } from './label-with-stop.ts';
import { useFaultText } from './use-fault-text.ts';

interface FormFaultsProps {
  document: FormDocument;
  faults: readonly AnswerFault[];
  attempt: number;
  /** Of the address that is to be proven, which no question of the form asks. */
  addressFault: ProofAddressFault | undefined;
}

/** What is wrong with a step, above it: each with the question it is about, and a way there. */
export function FormFaults({ document, faults, attempt, addressFault }: FormFaultsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const faultText = useFaultText();
  const errors = faults.flatMap(({ field: id, name, fault }) => {
    const field = [...everyField(document)].find((one) => one.id === id);
    if (field === undefined) return [];
    const label = pickLanguage(field.label, language, defaultLanguage)?.value ?? '';
    return [{ fieldId: idOfQuestion(name), message: `${labelWithStop(label)} ${faultText(field, fault)}` }];
  });
  if (addressFault !== undefined) {
    errors.push({ fieldId: idOfQuestion(stepFields.email), message: t(`filling.proof.${addressFault}`) });
  }
  return <FormErrorSummary title={t('filling.faults', { count: errors.length })} errors={errors} attempt={attempt} />;
}
