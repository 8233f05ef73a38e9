import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import sentences from '#platform/web/ui/sentence/sentence.module.css';

const looksLikeOne = /^[^\s@,;]+@[^\s@,;.]+(?:\.[^\s@,;.]+)+$/;

interface AddressesBlankProps {
  value: readonly string[];
  onChange(value: string[]): void;
}

/** Addresses with commas between them. They count when one leaves the blank, so that half an address is never sent. */
export function AddressesBlank({ value, onChange }: AddressesBlankProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value.join(', ');
  const all = shown.split(/[,;\s]+/).filter(Boolean);
  const wrong = all.filter((one) => !looksLikeOne.test(one));
  return (
    <>
      <input
        aria-label={t('forms.build.settings.addresses')}
        aria-invalid={wrong.length > 0 && typed === undefined ? true : undefined}
        type="text"
        inputMode="email"
        placeholder={t('forms.build.settings.addressesHint')}
        value={shown}
        className={sentences.typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => {
          if (typed === undefined || wrong.length > 0) return;
          setTyped(undefined);
          onChange([...new Set(all)].slice(0, 20));
        }}
      />
      {wrong.length > 0 && (
        <span role="alert"> {t('forms.build.settings.wrongAddress', { address: wrong.join(', ') })}</span>
      )}
    </>
  );
}
