import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';

interface LinkInputProps {
  label: string;
  value: string;
  onChange(href: string): void;
}

/** A page by its name, or an address that is typed. */
export function LinkInput({ label, value, onChange }: LinkInputProps) {
  const call = useCall();
  const input = { query: { language: useLanguage() } };
  const { data: pages } = useQuery({
    queryKey: [endpointUrl(listPages, input)],
    queryFn: () => call(listPages, input),
  });
  const [typed, setTyped] = useState<string>();
  const options = useMemo(
    () =>
      (pages ?? []).map(({ guid, title, path }) => ({
        id: `page:${guid}`,
        label: title,
        ...(path !== null && { description: path }),
      })),
    [pages],
  );
  const name = options.find(({ id }) => id === value)?.label;
  const shown = typed ?? name ?? value;
  const wanted = (typed ?? '').toLowerCase();
  return (
    <ComboBox
      label={label}
      isRequired
      allowsCustomValue
      isFilteredElsewhere
      menuTrigger="input"
      options={options.filter((option) => `${option.label} ${option.description ?? ''}`.toLowerCase().includes(wanted))}
      inputValue={shown}
      onInputChange={(words) => {
        // What was chosen is written in by the field itself.
        if (words !== shown) setTyped(words);
      }}
      onChange={(href) => {
        if (href === null) return;
        setTyped(undefined);
        onChange(href);
      }}
      onBlur={() => {
        if (typed !== undefined && typed !== name) onChange(typed.trim());
        setTyped(undefined);
      }}
    />
  );
}
