import { useParams } from 'react-router';
import { type ContributionSource, contributionKinds } from '#features/registration/contract/contribution-kinds.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import { ProofCode } from './parts/proof-code.tsx';

/** Where a code that was refused comes back to in a browser without script. */
export default function ProveByCodeScreen() {
  const { t } = useTranslation();
  const { kind, guid = '' } = useParams();
  const source: ContributionSource = { kind: contributionKinds.find((one) => one === kind) ?? 'FormSubmission', guid };
  return (
    <NarrowCard title={t('proving.title')} lead={t('proving.codeLead')}>
      <ProofCode source={source} />
    </NarrowCard>
  );
}
