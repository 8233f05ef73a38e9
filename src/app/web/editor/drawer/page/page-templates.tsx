import { useQuery } from '@tanstack/react-query';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { listPageTemplates } from '#features/pages/contract/pages-writing.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import styles from '../drawer.module.css';
import { ManageLink } from '../manage-link.tsx';
import type { PageSettingsProps } from './page-settings-props.ts';

const places = ['templateHeader', 'templateFooter', 'footer'] as const;

/** In a list of options: none of them. */
const none = '';

/** The templates around the page (§3). Only who may see the list of them can choose; others leave them as they are. */
export function PageTemplates({ document, run }: Pick<PageSettingsProps, 'document' | 'run'>) {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const isAllowed = useUserState().applicationUser?.isContentManager === true;
  const { data } = useQuery({
    queryKey: ['templates to choose from', language],
    queryFn: () => call(listPageTemplates, { query: { language } }),
    enabled: isAllowed,
  });
  if (!isAllowed) return <p className={styles.note}>{t('editor.drawer.notKnown')}</p>;
  if (data === undefined) return null;
  const templates = data.map(({ guid, title }) => ({ id: guid, label: title }));
  const choices = places.map((place) => {
    const value = document.options[place] ?? none;
    const isGone = value !== none && !templates.some(({ id }) => id === value);
    const options = [
      { id: none, label: t('ui.options.none') },
      ...(isGone ? [{ id: value, label: t('editor.drawer.gone') }] : []),
      ...templates,
    ];
    return (
      <Select
        key={place}
        label={t(`editor.drawer.page.${place}`)}
        options={options}
        value={value}
        onChange={(id) => run({ kind: 'page', path: ['options', place], value: id === none ? null : id })}
      />
    );
  });
  return (
    <>
      {choices}
      <ManageLink of="template" />
    </>
  );
}
