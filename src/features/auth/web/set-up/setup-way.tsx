import { passwordLength } from '#features/users/contract/password-length.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import type { SetupWay as Way } from './use-setup-way.ts';

const ways = ['passkey', 'password'] as const;

export function SetupWay({ value, onChange }: { value: Way; onChange(way: Way): void }) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      label={t('auth.setup.way')}
      isCards
      options={ways.map((id) => ({
        id,
        label: t(`auth.setup.ways.${id}`),
        description: t(`auth.setup.wayHelp.${id}`, { least: passwordLength.least }),
      }))}
      {...{ value, onChange }}
    />
  );
}
