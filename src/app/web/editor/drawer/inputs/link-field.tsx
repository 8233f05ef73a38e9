import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { typedHref } from '#platform/web/rich-text-editor/typed-href.ts';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import type { FieldTexts } from '#platform/web/ui/field/field-props.ts';
import { useLinkOptions } from '../../links/use-link-options.ts';

interface LinkFieldProps extends Pick<FieldTexts, 'label' | 'help'> {
  value: string;
  isOptional: boolean;
  onChange(href: string): void;
}

/** Where a link leads: a page, an item or a file by its name, or an address that is typed. */
export function LinkField({ label, help, value, isOptional, onChange }: LinkFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const { options, nameOf } = useLinkOptions(typed ?? '');
  const shown = typed ?? nameOf(value) ?? value;

  function choose(href: string) {
    setTyped(undefined);
    setWrong(false);
    if (href !== value) onChange(href);
  }
  function leave() {
    if (typed === undefined) return;
    const isEmpty = typed.trim() === '';
    const href = isEmpty ? '' : typedHref(typed);
    if (href === undefined || (isEmpty && !isOptional)) return setWrong(true);
    choose(href);
  }
  return (
    <ComboBox
      label={label}
      help={help}
      error={isWrong ? t('editor.links.wrong') : undefined}
      placeholder={t('editor.links.placeholder')}
      options={options}
      isFilteredElsewhere
      allowsCustomValue
      menuTrigger="input"
      inputValue={shown}
      onInputChange={(words) => {
        // What was chosen is written in by the field itself.
        if (words !== shown) setTyped(words);
      }}
      onChange={(href) => href !== null && choose(href)}
      onBlur={leave}
      emptyText={t('editor.links.none')}
    />
  );
}
