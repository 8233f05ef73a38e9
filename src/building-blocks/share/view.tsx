import Mail from 'lucide-react/icons/mail';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { usePageAround } from '../kit/web/page-context.ts';
import { shareLink, shareWays } from './contract/share-links.ts';
import { CopyLink } from './copy-link.tsx';
import type definition from './definition.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import { NativeShare } from './native-share.tsx';
import styles from './view.module.css';

export const isInteractive = true;
export const texts: ViewTexts = { nl, en };

export default function ShareView({ block, options }: BlockViewProps<typeof definition>) {
  const { t } = useTranslation();
  const page = usePageAround();
  if (page === undefined) return null;
  const variant = block.background === 'brand' ? 'ghost-on-brand' : 'secondary';
  return (
    <PlainList className={styles.ways} aria-label={t('blocks.share.label')} data-print="hidden">
      {shareWays
        .filter((way) => options[way])
        .map((way) => {
          const href = shareLink(way, page);
          return (
            <li key={way}>
              <ButtonLink href={href} rel={linkRel(href)} variant={variant} {...(way === 'mail' && { icon: Mail })}>
                {t(`blocks.share.ways.${way}`)}
              </ButtonLink>
            </li>
          );
        })}
      {options.copy && <CopyLink address={page.address} variant={variant} />}
      <NativeShare title={page.title} address={page.address} variant={variant} />
    </PlainList>
  );
}
