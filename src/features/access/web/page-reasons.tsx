import { Suspense } from 'react';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useBlockName } from '#platform/web/i18n/use-block-name.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { explainPage } from '../contract/access.endpoints.ts';
import styles from './access-screen.module.css';
import { Reason } from './reason.tsx';
import { useWhoName } from './use-who-name.ts';

interface PageReasonsProps {
  page: string;
  who: string;
  onClose: () => void;
}

/** One page, block by block. */
export function PageReasons({ page, who, onClose }: PageReasonsProps) {
  const { t } = useTranslation();
  return (
    <Drawer title={t('access.admin.why')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Suspense fallback={null}>
        <Reasons page={page} who={who} />
      </Suspense>
    </Drawer>
  );
}

function Reasons({ page: guid, who }: { page: string; who: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = useWhoName();
  const blockName = useBlockName();
  const { name, page, blocks } = useLoaded(explainPage, { query: { as: who, page: guid, language } });
  return (
    <>
      <p>{t('access.admin.about', { who: nameOf({ who, name }), page: page.title })}</p>
      <dl className={styles.blocks}>
        <div className={styles.block}>
          <dt>{t('access.admin.see')}</dt>
          <dd>
            <Reason {...page.see} />
          </dd>
        </div>
        <div className={styles.block}>
          <dt>{t('access.admin.edit')}</dt>
          <dd>
            <Reason {...page.edit} />
          </dd>
        </div>
      </dl>
      <h3>{t('access.admin.blocks')}</h3>
      {blocks.length === 0 && <p>{t('access.admin.noBlocks')}</p>}
      <dl className={styles.blocks}>
        {blocks.map((block) => (
          <div key={block.guid} className={styles.block}>
            <dt>
              {block.heading || blockName(block.buildingBlockName)}
              {block.heading !== '' && <span className={styles.kind}> {blockName(block.buildingBlockName)}</span>}
            </dt>
            <dd>
              <Reason {...block.see} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
