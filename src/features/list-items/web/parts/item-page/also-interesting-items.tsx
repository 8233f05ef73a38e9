import { useContext } from 'react';
import { NowContext } from '#platform/web/content/now-context.ts';
import { useNeeded } from '#platform/web/content/use-needed.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { alsoInteresting } from '../../../contract/also-interesting.ts';
import type { ListItemDetail } from '../../../contract/list-item.ts';
import { readList } from '../../../contract/list-items.endpoints.ts';
import { CardsView } from '../views/cards-view.tsx';
import styles from './also-interesting-items.module.css';
import { othersInput } from './item-call.ts';

const most = 3;

/** The way on for who has read it: others of its list. */
export function AlsoInterestingItems({ item, className }: { item: ListItemDetail; className: string | undefined }) {
  const { t } = useTranslation();
  const dates = useDates();
  const today = dates.day(useContext(NowContext) ?? item.publishedOn);
  const { data = [] } = useNeeded(readList, othersInput(item, useLanguage(), today), true);
  const others = alsoInteresting(item, data, most);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="also-interesting" className={className} data-print="hidden">
      <SectionHead id="also-interesting">{t('listItems.alsoInteresting')}</SectionHead>
      <div className={styles.cards}>
        <CardsView
          items={others}
          look={{ showImage: true, showDescription: false, showDate: true }}
          level={3}
          label={t('listItems.alsoInteresting')}
          isFirst={false}
          types={[]}
        />
      </div>
    </section>
  );
}
