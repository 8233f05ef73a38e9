import type { ReactNode } from 'react';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { writtenTime } from '#platform/contract/time/wall-clock.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import type { Span } from './contract/opening-state.ts';
import styles from './view.module.css';

export interface HoursRowProps {
  name: ReactNode;
  spans: readonly Span[];
  notes: readonly LocalizedText[];
  isToday: boolean;
}

export function HoursRow({ name, spans, notes, isToday }: HoursRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <tr className={isToday ? styles.today : undefined} aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        {name}
        {isToday && `, ${t('blocks.openingHours.today')}`}
      </th>
      <td>
        {spans.length === 0 && t('blocks.openingHours.closed')}
        {spans.map(({ from, until }) => (
          <span key={from} className={styles.span}>
            {/* A line may end after the dash, never before it. */}
            {writtenTime(from, language)}
            {'\u00a0– '}
            {writtenTime(until, language)}{' '}
          </span>
        ))}
        {withKeys(notes)
          .filter(({ item }) => isFilled(item))
          .map(({ key, item }) => (
            <span key={key} className={styles.remark}>
              <Text of={item} />
            </span>
          ))}
      </td>
    </tr>
  );
}
