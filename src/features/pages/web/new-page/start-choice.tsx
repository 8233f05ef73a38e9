import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTypedSearch } from '#platform/web/api/use-typed-search.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { readPageOverview } from '../../contract/overview/page-overview.endpoints.ts';
import { listPageTemplates } from '../../contract/pages-writing.endpoints.ts';

const empty = 'empty';
const mostExamples = 20;

/** Nothing, what a template says, or what another page says: it is copied, and from then on the page's own. */
export function StartChoice({ onChange }: { onChange(guid: string | undefined): void }) {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const [typed, setTyped] = useState(t('pages.new.empty'));
  const [chosen, choose] = useState<string>(empty);
  const { data: templates = [] } = useQuery({
    queryKey: ['templates to begin with', language],
    queryFn: () => call(listPageTemplates, { query: { language } }),
  });
  const find = useCallback(
    async (search: string) =>
      (await call(readPageOverview, { query: { search, language, itemCount: mostExamples } })).pages,
    [call, language],
  );
  // What was chosen is no question: the list begins anew.
  const search = chosen === empty && typed === t('pages.new.empty') ? '' : typed;
  const pages = useTypedSearch(search, find);
  const isAsked = (words: string) => words.toLowerCase().includes(search.trim().toLowerCase());
  const options = [
    ...(search === '' || isAsked(t('pages.new.empty')) ? [{ id: empty, label: t('pages.new.empty') }] : []),
    ...templates
      .filter(({ title }) => isAsked(title))
      .map(({ guid, title }) => ({ id: guid, label: title, description: t('pages.new.template') })),
    ...pages.map(({ guid, title, path }) => ({
      id: guid,
      label: title,
      description: path ?? t('pages.new.noPlace'),
    })),
  ];
  return (
    <ComboBox
      label={t('pages.new.start')}
      help={t('pages.new.startHelp')}
      isFilteredElsewhere
      inputValue={typed}
      onInputChange={setTyped}
      defaultValue={empty}
      options={options}
      onChange={(guid) => {
        choose(guid ?? empty);
        onChange(guid === null || guid === empty ? undefined : guid);
      }}
    />
  );
}
