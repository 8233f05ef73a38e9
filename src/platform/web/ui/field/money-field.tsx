import Banknote from 'lucide-react/icons/banknote';
import Euro from 'lucide-react/icons/euro';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

export interface MoneyFieldProps
  extends Omit<NumberFieldProps, 'value' | 'defaultValue' | 'onChange' | 'icon' | 'hasNoSteppers' | 'formatOptions'> {
  /** In cents, so that no amount is ever rounded by arithmetic. */
  cents?: number | null;
  defaultCents?: number;
  onCentsChange?: (cents: number | null) => void;
  currency?: string;
}

const twoDecimals: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

export function MoneyField({ cents, defaultCents, onCentsChange, currency = 'EUR', help, ...props }: MoneyFieldProps) {
  const { t } = useTranslation();
  return (
    <NumberField
      {...props}
      help={help ?? t('ui.money.help', { currency: currency === 'EUR' ? t('ui.money.euro') : currency })}
      icon={currency === 'EUR' ? Euro : Banknote}
      hasNoSteppers
      formatOptions={twoDecimals}
      value={typeof cents === 'number' ? cents / 100 : cents}
      defaultValue={defaultCents === undefined ? undefined : defaultCents / 100}
      onChange={(amount) => onCentsChange?.(amount === null ? null : Math.round(amount * 100))}
    />
  );
}
