import { assetUrl } from '#features/assets/contract/asset-url.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { titleOfCopy } from '../../contract/copying/words-of-copy.ts';
import type { SharedParts } from '../../contract/shared-parts/shared-parts.ts';
import { KeptTable } from './kept-table.tsx';
import styles from './shared-parts.module.css';
import { useSettingTasks } from './use-setting-tasks.ts';

type UsesProps = Pick<SharedParts, 'usesOfSettings'>;

const settingsHref = (key: 'footers' | 'headerImages') => `/admin/settings#setting-${key}`;

/** The first stands on every page that chooses no other. */
export function FootersTable({ usesOfSettings }: UsesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { footers, change } = useSettingTasks();
  const href = withLanguagePrefix(settingsHref('footers'), language);
  return (
    <KeptTable
      label={t('pages.parts.tabs.footer')}
      empty={<NoSetting of="footer" href={href} />}
      rows={footers.map((footer, place) => ({
        id: footer.guid,
        name: footer.name,
        href,
        look: [
          pickLanguage(footer.organisation, language, defaultLanguage)?.value ?? '',
          ...footer.address,
          t('pages.parts.linkColumns', { count: footer.columns.length }),
        ]
          .filter(Boolean)
          .join(' · '),
        status: null,
        changed: null,
        uses: usesOfSettings[footer.guid] ?? [],
        alsoUsed: place === 0 ? t('pages.parts.firstFooter') : undefined,
        onRename: (name: string) =>
          change(
            'footers',
            footers.with(place, { ...footer, name }),
            t('pages.parts.done.renamed', { name: footer.name }),
          ),
        onCopy: () => {
          const name = titleOfCopy({ $lang: { [defaultLanguage]: footer.name } }).$lang[defaultLanguage] ?? footer.name;
          const copy = { ...footer, guid: crypto.randomUUID(), name };
          return change(
            'footers',
            footers.toSpliced(place + 1, 0, copy),
            t('pages.parts.done.copied', { name: footer.name }),
          );
        },
        remove: {
          label: t('pages.parts.remove'),
          confirm: t('pages.parts.removeConfirm'),
          text: t('pages.parts.removeFooterText'),
          run: () =>
            change('footers', footers.toSpliced(place, 1), t('pages.parts.done.removed', { name: footer.name })),
        },
      }))}
    />
  );
}

/** Those that the site offers, and others that stand above some page. */
export function HeaderImagesTable({ usesOfSettings }: UsesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { headerImages, change } = useSettingTasks();
  const href = withLanguagePrefix(settingsHref('headerImages'), language);
  const onPages = Object.entries(usesOfSettings)
    .filter(([guid, uses]) => !headerImages.includes(guid) && uses.some(({ role }) => role === 'headerImage'))
    .map(([guid]) => guid);
  return (
    <KeptTable
      label={t('pages.parts.tabs.header-image')}
      empty={<NoSetting of="header-image" href={href} />}
      rows={[...headerImages, ...onPages].map((guid, place) => {
        const isOffered = place < headerImages.length;
        const name = t('pages.parts.picture', { number: place + 1 });
        return {
          id: guid,
          name,
          href: isOffered ? href : withLanguagePrefix(`/admin/media?open=${guid}`, language),
          look: <img className={styles.picture} src={assetUrl(guid, { width: 240 })} alt="" loading="lazy" />,
          status: null,
          changed: null,
          uses: usesOfSettings[guid] ?? [],
          alsoUsed: place === 0 && isOffered ? t('pages.parts.firstPicture') : undefined,
          remove: isOffered
            ? {
                label: t('pages.parts.remove'),
                confirm: t('pages.parts.removeConfirm'),
                text: t('pages.parts.removePictureText'),
                run: () =>
                  change(
                    'headerImages',
                    headerImages.filter((one) => one !== guid),
                    t('pages.parts.done.removed', { name }),
                  ),
              }
            : undefined,
        };
      })}
    />
  );
}

function NoSetting({ of, href }: { of: 'footer' | 'header-image'; href: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={2}
      title={t(`pages.parts.none.${of}`)}
      actions={
        <ButtonLink variant="secondary" href={href}>
          {t(`pages.parts.new.${of}`)}
        </ButtonLink>
      }
    >
      {t(`pages.parts.about.${of}`)}
    </EmptyState>
  );
}
