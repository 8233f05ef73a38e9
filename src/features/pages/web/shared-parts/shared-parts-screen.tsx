import Plus from 'lucide-react/icons/plus';
import { use, useState } from 'react';
import { useSearchParams } from 'react-router';
import { IsAdminContext } from '#features/auth/web/is-admin-context.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { listSharedParts } from '../../contract/shared-parts/shared-parts.endpoints.ts';
import overview from '../overview/overview.module.css';
import { NewPartDialog } from './new-part-dialog.tsx';
import { PartsTable } from './part-tables.tsx';
import { FootersTable, HeaderImagesTable } from './setting-tables.tsx';
import { type PartTab, tabAddress, tabOf, tabsFor } from './shared-parts-address.ts';

/** What is kept once and stands on many pages: shared parts, templates, footers and header images, and where each is used. */
export default function SharedPartsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search] = useSearchParams();
  const isAdmin = use(IsAdminContext);
  const { parts, usesOfSettings } = useLoaded(listSharedParts, { query: { language } });
  const [isMaking, setMaking] = useState(false);
  const tab = tabOf(search, isAdmin);
  const isWritten = tab === 'shared-part' || tab === 'template';
  return (
    <Screen>
      <PageHeading
        lead={t(`pages.parts.about.${tab}`)}
        actions={
          isWritten ? (
            <Button variant="primary" icon={Plus} onPress={() => setMaking(true)}>
              {t(`pages.parts.new.${tab}`)}
            </Button>
          ) : (
            <ButtonLink
              variant="primary"
              href={withLanguagePrefix(
                `/admin/settings#setting-${tab === 'footer' ? 'footers' : 'headerImages'}`,
                language,
              )}
            >
              {t(`pages.parts.new.${tab}`)}
            </ButtonLink>
          )
        }
      >
        {t('admin.menu.sharedParts')}
      </PageHeading>
      <nav aria-label={t('pages.parts.tabs.label')}>
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
        <ul role="list" className={overview.shows}>
          {tabsFor(isAdmin).map((one) => (
            <li key={one}>
              <a className={overview.show} href={tabAddress(one)} aria-current={one === tab ? 'page' : undefined}>
                {t(`pages.parts.tabs.${one}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={overview.sheet}>
        <TabContent {...{ tab, parts, usesOfSettings }} onNew={() => setMaking(true)} />
      </div>
      {isMaking && isWritten && <NewPartDialog kind={tab} onClose={() => setMaking(false)} />}
    </Screen>
  );
}

type ContentProps = ReturnType<typeof useLoaded<typeof listSharedParts>> & { tab: PartTab; onNew(): void };

function TabContent({ tab, parts, usesOfSettings, onNew }: ContentProps) {
  if (tab === 'footer') return <FootersTable usesOfSettings={usesOfSettings} />;
  if (tab === 'header-image') return <HeaderImagesTable usesOfSettings={usesOfSettings} />;
  return <PartsTable kind={tab} parts={parts} onNew={onNew} />;
}
