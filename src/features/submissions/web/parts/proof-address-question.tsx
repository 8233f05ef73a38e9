import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { QuestionField } from '#field-kinds/kit/web/question-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ProofAddressFault } from '../../contract/proof-address.ts';
import { stepFields } from '../../contract/step-fields.ts';
import { idOfQuestion } from './asked-question.tsx';

interface ProofAddressQuestionProps {
  address: string;
  fault: ProofAddressFault | undefined;
}

/** The address that is proven by mail before what is sent counts; one that was given among the answers stands there already. */
export function ProofAddressQuestion({ address, fault }: ProofAddressQuestionProps) {
  const { t } = useTranslation();
  const posted: PostedFields = { [stepFields.email]: [address] };
  return (
    <QuestionField
      name={stepFields.email}
      id={idOfQuestion(stepFields.email)}
      label={{ value: t('filling.proof.label') }}
      help={{ value: t('filling.proof.help') }}
      isRequired
      error={fault && t(`filling.proof.${fault}`)}
      field={{ kind: 'email', settings: {}, options: [] }}
      options={[]}
      autoComplete="email"
      posted={posted}
    />
  );
}
