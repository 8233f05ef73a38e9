import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { searchSite } from '#features/search/contract/search.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { typedHref } from '#platform/web/rich-text-editor/typed-href.ts';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import type { FieldTexts } from '#platform/web/ui/field/field-props.ts';
import type { Option } from '#platform/web/ui/option-list/option.ts';

interface LinkFieldProps extends Pick<FieldTexts, 'label' | 'help'> {
  value: string;
  isOptional: boolean;
  onChange(href: string): void;
}

const most = 8;

/** Where a link leads: a page, an item or a file by its name, or an address that is typed. */
export function LinkField({ label, help, value, isOptional, onChange }: LinkFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const pages = usePageOptions();
  const found = useFound(typed ?? '');
  const shown = typed ?? pages.find(({ id }) => id === value)?.label ?? value;
  const words = (typed ?? '').trim().toLowerCase();
  const fitting = pages.filter(
    ({ label: title, description = '' }) => words === '' || `${title} ${description}`.toLowerCase().includes(words),
  );
  const known = new Set(fitting.map(({ id }) => id));
  const options = [...fitting.slice(0, most), ...found.filter(({ id }) => !known.has(id))];

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
      error={isWrong ? t('editor.drawer.linkWrong') : undefined}
      placeholder={t('editor.drawer.linkPlaceholder')}
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
      emptyText={t('editor.drawer.linkTyped')}
    />
  );
}

/** Every page, published or not, for who may see the list; a link to one survives that it is moved. */
function usePageOptions(): Option[] {
  const call = useCall();
  const language = useLanguage();
  const isAllowed = useUserState().applicationUser?.isContentManager === true;
  const { data = [] } = useQuery({
    queryKey: ['pages to link to', language],
    queryFn: async () =>
      (await call(listPages, { query: { language } })).map(
        ({ guid, title, path }): Option => ({
          id: `page:${guid}`,
          label: title,
          ...(path !== null && { description: path }),
        }),
      ),
    enabled: isAllowed,
  });
  return data;
}

/** Fewer letters find too much to choose from. */
const fewestLetters = 2;

function useFound(typed: string): Option[] {
  const call = useCall();
  const language = useLanguage();
  const asked = useDeferredValue(typed.trim());
  const isAsked = asked.length >= fewestLetters && !/^[/#]|:/.test(asked);
  const { data = [] } = useQuery({
    queryKey: ['to link to', language, asked],
    queryFn: async () =>
      (await call(searchSite, { query: { q: asked, language } })).results.map(
        ({ kind, guid, title, path }): Option => ({
          id: kind === 'page' ? `page:${guid}` : path,
          label: title,
          description: path,
        }),
      ),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? data.slice(0, most) : [];
}
