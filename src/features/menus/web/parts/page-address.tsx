import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { type ChangedAddress, nodeOf } from '../../contract/arranging/menu-effects.ts';
import { addressesOf } from '../../contract/menu-check.ts';
import { readMenuSource } from '../../contract/menus-writing.endpoints.ts';
import styles from './page-address.module.css';

const PageAddressDialog = lazy(() => import('./page-address-dialog.tsx'));

interface PageAddressProps {
  pageGuid: string;
  /** The one that is written. */
  language: Language;
  onMoved(addresses: readonly ChangedAddress[]): void;
}

/** Where a page is found, which the menu says, and the way to change it; for who may arrange the menu. */
export function PageAddress({ pageGuid, language, onMoved }: PageAddressProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [isOpen, setOpen] = useState(false);
  const input = { query: {} };
  const { data: source } = useQuery({
    queryKey: [endpointUrl(readMenuSource, input)],
    queryFn: () => call(readMenuSource, input),
  });
  if (source === undefined) return null;
  const item = source.items.find((one) => one.pageGuid === pageGuid);
  if (item === undefined) return <p className={styles.help}>{t('menus.pageAddress.none')}</p>;
  const path =
    addressesOf(source.items.map(nodeOf), [language]).find(({ node }) => node.id === item.guid)?.path ?? item.path;
  return (
    <div className={styles.address}>
      <p>
        <span className={styles.label}>{t('menus.fields.segment')}</span>
        <span className={styles.path}>{path}</span>
      </p>
      {/* The front page has none of its own. */}
      {item.path !== '/' && (
        <Button isCompact variant="quiet" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          {t('menus.pageAddress.open')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PageAddressDialog
            source={source}
            item={item}
            language={language}
            onMoved={onMoved}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
