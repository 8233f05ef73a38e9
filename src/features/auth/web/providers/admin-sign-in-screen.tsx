import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { listSsoProviders } from '../../contract/sso.endpoints.ts';
import type { SsoProvider } from '../../contract/sso-provider.ts';
import styles from './admin-sign-in.module.css';
import { ProviderCard } from './provider-card.tsx';
import { ProviderDrawer } from './provider-drawer.tsx';

/** The organisations through which people can sign in. */
export default function AdminSignInScreen() {
  const { t } = useTranslation();
  const providers = useLoaded(listSsoProviders, {});
  const [open, setOpen] = useState<SsoProvider | 'new'>();
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => setOpen('new')}>
      {t('auth.admin.add')}
    </Button>
  );
  return (
    <Screen>
      <PageHeading lead={t('auth.admin.lead')} actions={providers.length > 0 ? add : undefined}>
        {t('admin.menu.signIn')}
      </PageHeading>
      {providers.length === 0 && (
        <EmptyState headingLevel={2} title={t('auth.admin.none')} actions={add}>
          {t('auth.admin.noneHint')}
        </EmptyState>
      )}
      <ul className={styles.cards}>
        {providers.map((provider) => (
          <li key={provider.id}>
            <ProviderCard provider={provider} onEdit={() => setOpen(provider)} />
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <ProviderDrawer provider={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </Screen>
  );
}
