import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ProofCard } from '#features/contributions/web/parts/proof-card.tsx';
import { useCall } from '#platform/web/api/call-context.ts';
import { loadFresh, useLoaded } from '#platform/web/api/load-cache.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Notice, type NoticeTone } from '#platform/web/ui/notice/notice.tsx';
import type { ReactionState } from '../contract/reaction-words.ts';
import { readReactionReceipt } from '../contract/reactions.endpoints.ts';
import { reactionPath } from '../contract/thread-address.ts';
import { receiptInput } from './load-reaction.ts';
import { keepOwnKey, keyOf } from './own-keys.ts';
import { ReactionPictures } from './parts/pictures/reaction-pictures.tsx';
import { ReactionText } from './parts/reaction-text.tsx';
import { threadTexts } from './parts/thread-texts.ts';
import styles from './reaction-screens.module.css';

const tones: Record<ReactionState, NoticeTone> = {
  unproven: 'info',
  waiting: 'info',
  shown: 'success',
  removed: 'warning',
  withdrawn: 'info',
};

/** One's own reaction: what still has to be proven, or that it stands on the site, and where. */
export default function OwnReactionScreen() {
  useViewTexts(threadTexts);
  const { t } = useTranslation();
  const call = useCall();
  const loadCache = useQueryClient();
  const { guid = '' } = useParams();
  const [search] = useSearchParams();
  const input = receiptInput(guid, search, useLanguage());
  const { target, state, title, path, own } = useLoaded(readReactionReceipt, input);
  const { key } = input.query;
  const reload = () => loadFresh({ call, loadCache }, readReactionReceipt, input);
  const isMine = own !== undefined;

  // Whoever came here by the mail, in whichever browser, finds it again in the thread as their own.
  useEffect(() => {
    if (isMine && key !== undefined && keyOf(guid) === undefined) keepOwnKey({ guid, key });
  }, [guid, key, isMine]);
  useLookAgain(state === 'unproven', reload);

  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className="t-34">{t('reacting.own.title')}</h1>
      <p>{t('reacting.own.about', { title })}</p>
      {state !== 'unproven' && (
        <Notice tone={tones[state]} isLive>
          {t(`reacting.own.${state}`, { reason: t(`reactions.why.${own?.reason ?? 'elsewhere'}`) })}
        </Notice>
      )}
      {own !== undefined && (
        <div className={styles.quote}>
          <ReactionText text={own.text} names={[]} />
          <ReactionPictures guid={guid} author={t('reactions.you')} pictures={own.pictures} isOwn ownKey={key} />
        </div>
      )}
      {own?.proof && <ProofCard source={{ kind: 'ListItem', guid }} {...own.proof} senderKey={key} onMailed={reload} />}
      {path !== null && (
        <p>
          <ButtonLink
            variant={state === 'unproven' ? 'secondary' : 'primary'}
            href={state === 'shown' ? reactionPath(path, target.guid, guid) : path}
          >
            {t(state === 'shown' ? 'reacting.own.toIt' : 'reacting.back')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** Whoever proved it by the link of the mail comes back to this tab and sees that it counts. */
function useLookAgain(isWaiting: boolean, look: () => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is the same at every draw
  useEffect(() => {
    if (!isWaiting) return;
    // When it cannot be reached, what stands here stays true for now.
    const again = () => void look().catch(() => undefined);
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [isWaiting]);
}
