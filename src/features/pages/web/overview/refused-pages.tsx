import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { PagesChanged } from '../../contract/overview/pages-change.ts';

const mostNamed = 10;

/** Which pages were left out of a change, and why. */
export function RefusedPages({ refused }: Pick<PagesChanged, 'refused'>) {
  const { t, i18n } = useTranslation();
  if (refused.length === 0) return null;
  const rest = refused.length - mostNamed;
  const reasonOf = ({ code, values }: PagesChanged['refused'][number]): string =>
    i18n.exists(`pages.overview.refused.${code}`)
      ? t(`pages.overview.refused.${code}`, values)
      : t('pages.overview.refused.other');
  return (
    <Notice tone="warning" isLive title={t('pages.overview.refused.title', { count: refused.length })}>
      <ul>
        {refused.slice(0, mostNamed).map((one) => (
          <li key={one.guid}>
            <strong>{one.title}</strong>: {reasonOf(one)}
          </li>
        ))}
      </ul>
      {rest > 0 && t('pages.overview.refused.more', { count: rest })}
    </Notice>
  );
}
