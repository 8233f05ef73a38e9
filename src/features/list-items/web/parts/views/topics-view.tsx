import Lock from 'lucide-react/icons/lock';
import Pin from 'lucide-react/icons/pin';
import { reactionPath } from '#features/reactions/contract/thread-address.ts';
import { mostNew } from '#features/reactions/contract/unread.ts';
import { useUnread } from '#features/reactions/web/parts/use-unread.ts';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { ListItem } from '../../../contract/list-item.ts';
import { ItemBox } from '../item/item-box.tsx';
import { ItemMeta } from '../item/item-meta.tsx';
import { Description } from '../item/item-picture.tsx';
import { ItemTitle } from '../item/item-title.tsx';
import type { ItemViewProps } from './item-view.ts';
import { MarkRead } from './mark-read.tsx';
import styles from './topics-view.module.css';

/** A forum: what is talked about, how much, and last by whom; to a member, what is new. */
export function TopicsView({ items, look, level, listGuid }: ItemViewProps) {
  const { unread, markRead } = useUnread(items.map(({ guid }) => guid));
  return (
    <>
      {listGuid !== undefined && <MarkRead count={unread.length} onPress={() => markRead(listGuid)} />}
      <PlainList className={styles.topics}>
        {items.map((item) => {
          const news = unread.find(({ guid }) => guid === item.guid);
          return (
            <ItemBox key={item.guid} item={item} className={styles.box}>
              <div className={styles.topic} data-unread={news === undefined ? undefined : ''}>
                <div className={styles.words}>
                  <ItemTitle item={item} level={level} />
                  {look.showDescription && <Description item={item} />}
                  <div className={styles.signs}>
                    <Signs item={item} />
                    {news !== undefined && <News answers={news.answers} />}
                    <ItemMeta item={item} showDate={look.showDate} />
                  </div>
                </div>
                <Talk item={item} />
              </div>
            </ItemBox>
          );
        })}
      </PlainList>
    </>
  );
}

function Signs({ item: { isSticky, talk } }: { item: ListItem }) {
  const { t } = useTranslation();
  return (
    <>
      {isSticky && (
        <Badge tone="info" icon={Pin}>
          {t('blocks.kit.list.topics.sticky')}
        </Badge>
      )}
      {talk?.isClosed && (
        <Badge tone="neutral" icon={Lock}>
          {t('blocks.kit.list.topics.closed')}
        </Badge>
      )}
    </>
  );
}

function News({ answers }: { answers: number }) {
  const { t } = useTranslation();
  return (
    <Badge tone="now">
      {answers === 0
        ? t('blocks.kit.list.topics.new')
        : t(answers > mostNew ? 'blocks.kit.list.topics.manyNew' : 'blocks.kit.list.topics.newAnswers', {
            count: Math.min(answers, mostNew),
          })}
    </Badge>
  );
}

/** How much was said, and the way to what was said last. */
function Talk({ item: { guid, path, talk } }: { item: ListItem }) {
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  if (talk === undefined) return null;
  const { answers, last } = talk;
  return (
    <div className={styles.talk}>
      <p className={styles.count}>
        {t('blocks.kit.list.topics.answers', { count: answers, number: formatNumber(answers, language) })}
      </p>
      {last !== null && (
        <p className={styles.last}>
          {t('blocks.kit.list.topics.last')}{' '}
          <strong dir="auto">{last.author || t('blocks.kit.list.topics.nameless')}</strong>{' '}
          {path === null ? (
            <time dateTime={last.at}>{dates.dateTime(last.at)}</time>
          ) : (
            <a href={reactionPath(path, guid, last.guid)} className={styles.when}>
              <time dateTime={last.at}>{dates.dateTime(last.at)}</time>
            </a>
          )}
        </p>
      )}
    </div>
  );
}
