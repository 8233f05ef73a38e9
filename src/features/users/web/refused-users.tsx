import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { BulkResult } from '../contract/user.ts';

const mostNamed = 10;

/** Who was left out of a change, and why. */
export function RefusedUsers({ refused }: Pick<BulkResult, 'refused'>) {
  const { t } = useTranslation();
  if (refused.length === 0) return null;
  const rest = refused.length - mostNamed;
  return (
    <Notice tone="warning" isLive title={t('users.bulk.refusedTitle', { count: refused.length })}>
      <ul>
        {refused.slice(0, mostNamed).map(({ guid, name, rule }) => (
          <li key={guid}>{t('users.bulk.refused', { name, reason: t(`users.rule.${rule}`) })}</li>
        ))}
      </ul>
      {rest > 0 && t('users.bulk.more', { count: rest })}
    </Notice>
  );
}
