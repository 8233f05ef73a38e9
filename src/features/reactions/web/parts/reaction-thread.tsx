import { useContext } from 'react';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { CanManageContext } from '#platform/web/content/can-manage-context.ts';
import { useNeeded } from '#platform/web/content/use-needed.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { OwnReaction, Reaction, Thread, ThreadTarget } from '../../contract/reaction.ts';
import type { ThreadOrder } from '../../contract/reaction-words.ts';
import { readThread } from '../../contract/reactions.endpoints.ts';
import { askedThread, reactionAnchor, threadHref, threadInput } from '../../contract/thread-address.ts';
import { useLook } from '../use-look.ts';
import { useMore } from '../use-more.ts';
import { useOwnThread } from '../use-own-thread.ts';
import { useThreadActions } from '../use-thread-actions.tsx';
import { Answers } from './more-answers.tsx';
import { OwnWaiting } from './own-waiting.tsx';
import { ReactionLine } from './reaction-line.tsx';
import styles from './thread.module.css';
import { ThreadContext } from './thread-context.ts';
import { Joining, Moderating, Orders } from './thread-joining.tsx';
import { threadTexts } from './thread-texts.ts';

export interface ReactionThreadProps {
  target: ThreadTarget;
  /** The question in the page's address. */
  search: URLSearchParams;
  usualOrder?: ThreadOrder;
  headingLevel: number;
  isSignedIn: boolean;
  /** Where it stands, to come back to after signing in. */
  pagePath: string;
}

/** What people say about an item or a page. Read, linked to and written in without script; with it, in its place. */
export function ReactionThread(props: ReactionThreadProps) {
  useViewTexts(threadTexts);
  const { t } = useTranslation();
  const { target, search, usualOrder = 'oldest' } = props;
  const canManage = useContext(CanManageContext);
  const { data, isFailed, isMissing, isComing, isForMembers, retry } = useNeeded(
    readThread,
    threadInput(target, search, usualOrder),
  );
  if (data !== undefined) return <OpenThread {...props} thread={data} usualOrder={usualOrder} />;
  if (isForMembers) return null;
  if (isMissing) return canManage ? <Notice>{t('reactions.notYet')}</Notice> : null;
  if (isFailed)
    return (
      <Notice
        tone="warning"
        title={t('reactions.failed')}
        actions={<PlainButton onClick={retry}>{t('reactions.again')}</PlainButton>}
      />
    );
  if (!isComing) return null;
  return (
    <SkeletonGroup label={t('ui.busy')}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

type OpenThreadProps = ReactionThreadProps & { thread: Thread; usualOrder: ThreadOrder };

const namesIn = (reactions: readonly Reaction[]): string[] => [
  ...new Set(reactions.flatMap(({ author, answers }) => [author, ...answers.map((one) => one.author)])),
];

type Waiting = OwnReaction & { state: 'unproven' | 'waiting' | 'removed' };
const isWaiting = (one: OwnReaction): one is Waiting => one.state !== 'shown' && one.state !== 'withdrawn';

function OpenThread({ target, search, usualOrder, thread, headingLevel, isSignedIn, pagePath }: OpenThreadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { own, renew } = useOwnThread(target, isSignedIn);
  useLook(target, thread.total, own?.canMention === true);
  const { order } = askedThread(search, target.guid, usualOrder);
  const more = useMore(target, thread, order);
  const { said, actions } = useThreadActions(target, { renew });
  const reactions = [...thread.reactions, ...more.reactions];
  const inSight = new Set(reactions.flatMap(({ guid, answers }) => [guid, ...answers.map((one) => one.guid)]));
  const waiting = own?.reactions.filter(isWaiting).toReversed() ?? [];
  /** One's own that stands in a part that is not in sight. */
  const elsewhere = own?.reactions.filter((one) => one.state === 'shown' && !inSight.has(one.guid)) ?? [];
  const around = {
    target,
    way: thread.way,
    canAddPictures: thread.canAddPictures,
    isClosed: thread.isClosed,
    search,
    own,
    names: namesIn(reactions),
    actions,
  };
  return (
    <ThreadContext value={around}>
      <section id="reacties" className={styles.thread} aria-labelledby={`thread-${target.guid}`}>
        <div className={styles.head}>
          <Heading level={headingLevel} id={`thread-${target.guid}`} className={styles.title}>
            {t('reactions.count', { count: thread.total, number: formatNumber(thread.total, language) })}
          </Heading>
          {thread.total > 1 && <Orders {...{ target, search, order }} />}
        </div>
        {thread.isLater && (
          <p>
            <a href={threadHref(search, target.guid, { order })}>{t('reactions.fromStart')}</a>
          </p>
        )}
        {reactions.length > 0 && (
          <ol className={styles.list}>
            {reactions.map((reaction) => (
              <ReactionLine key={reaction.guid} reaction={reaction}>
                <Answers reaction={reaction} />
              </ReactionLine>
            ))}
          </ol>
        )}
        {more.next !== null && (
          <p>
            <ButtonLink
              href={threadHref(search, target.guid, { order, cursor: more.next })}
              onClick={(event) => {
                event.preventDefault();
                void more.load();
              }}
            >
              {t('reactions.more')}
            </ButtonLink>
          </p>
        )}
        {more.error !== undefined && (
          <Notice tone="danger" isLive>
            {refusalText(more.error, t)}
          </Notice>
        )}
        {(waiting.length > 0 || elsewhere.length > 0) && (
          <ol className={styles.list} aria-label={t('reactions.yours')}>
            {elsewhere.map(({ guid }) => (
              <li key={guid}>
                <a id={reactionAnchor(guid)} href={threadHref(search, target.guid, { from: guid })}>
                  {t('reactions.toYours')}
                </a>
              </li>
            ))}
            {waiting.map((one) => (
              <OwnWaiting key={one.guid} reaction={one} />
            ))}
          </ol>
        )}
        {said}
        <Joining {...{ target, thread, own, pagePath }} onMade={actions.made} />
        {own?.canModerate && <Moderating {...{ target, thread, actions }} />}
      </section>
    </ThreadContext>
  );
}
