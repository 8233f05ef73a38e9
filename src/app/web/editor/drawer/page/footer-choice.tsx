import { useQuery } from '@tanstack/react-query';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import { ManageLink } from '../manage-link.tsx';
import type { PageSettingsProps } from './page-settings-props.ts';

/** In a list of options: the usual one. */
const usual = '';

/** Which footer of the site stands below the page (§3 `footerGuid`); with one footer there is nothing to choose. */
export function FooterChoice({ document, run }: Pick<PageSettingsProps, 'document' | 'run'>) {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const { data: footers = [] } = useQuery({
    queryKey: ['footers to choose from', language],
    queryFn: async () => {
      const [setting] = await call(readSettings, { query: { keys: 'footers', language } });
      return (setting?.value ?? []) as unknown as { guid: string; name: string }[];
    },
  });
  const value = document.options.footerGuid ?? usual;
  const isGone = value !== usual && !footers.some(({ guid }) => guid === value);
  if (footers.length < 2 && value === usual) return <ManageLink of="footer" />;
  return (
    <>
      <Select
        label={t('editor.drawer.page.footerGuid')}
        options={[
          { id: usual, label: t('editor.drawer.page.firstFooter', { name: footers[0]?.name ?? '' }) },
          ...(isGone ? [{ id: value, label: t('editor.drawer.gone') }] : []),
          ...footers.map(({ guid, name }) => ({ id: guid, label: name })),
        ]}
        value={value}
        onChange={(id) => run({ kind: 'page', path: ['options', 'footerGuid'], value: id === usual ? null : id })}
      />
      <ManageLink of="footer" />
    </>
  );
}
