import LogIn from 'lucide-react/icons/log-in';
import { useParams, useSearchParams } from 'react-router';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { refusalTextOfAddress } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { ThreadAbout } from '../contract/reaction.ts';
import { readThreadAbout } from '../contract/reactions.endpoints.ts';
import { aboutInput } from './load-reaction.ts';
import { keyOf } from './own-keys.ts';
import { ReactForm } from './parts/react-form.tsx';
import { threadTexts } from './parts/thread-texts.ts';
import styles from './reaction-screens.module.css';

const knownCodes = [
  'reactions-closed',
  'reactions-not-allowed',
  'reactions-blocked',
  'reactions-too-fast',
  'reaction-pictures-not-here',
  'reaction-pictures-many',
  'reaction-picture-large',
  'image-type-refused',
  'broken-image',
  'too-many-pixels',
  'storage-quota',
  'own-storage-quota',
  'reaction-gone',
  'reaction-incomplete',
  'form-refused',
  'too-many-requests',
];

/** Reacting on a page of its own, for a browser without script; and where a refused reaction comes back to. */
export default function ReactScreen() {
  useViewTexts(threadTexts);
  const { t } = useTranslation();
  const language = useLanguage();
  const { kind = '', guid = '' } = useParams();
  const [search] = useSearchParams();
  const input = aboutInput(kind, guid, search, language);
  const about = useLoaded(readThreadAbout, input);
  const answersGuid = guidOf(search.get('answers') ?? '');
  const { answered, title, path, way, isClosed } = about;
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className="t-34">{t('reacting.on', { title })}</h1>
      {path !== null && (
        <p>
          <a href={path}>{t('reacting.back')}</a>
        </p>
      )}
      {answered !== null && (
        <blockquote className={styles.quote}>
          <strong>{answered.author || t('reactions.nameless')}</strong> {answered.text}
        </blockquote>
      )}
      {isClosed || way === 'none' || way === 'sign-in' ? (
        <NotOpen about={about} here={`/react/${kind}/${guid}`} />
      ) : (
        <ReactForm
          target={input.params}
          way={way}
          canAddPictures={about.canAddPictures}
          answers={
            answered !== null && answersGuid !== undefined
              ? { guid: answersGuid, author: answered.author || t('reactions.nameless') }
              : undefined
          }
          refusal={refusalTextOfAddress(search, t, knownCodes)}
          onMade={async (made) => {
            const key = keyOf(made.guid);
            goTo(withLanguagePrefix(`/reaction/${made.guid}${key === undefined ? '' : `?key=${key}`}`, language));
          }}
        />
      )}
    </div>
  );
}

function NotOpen({ about: { isClosed, way }, here }: { about: ThreadAbout; here: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (isClosed) return <Notice>{t('reactions.closed')}</Notice>;
  if (way === 'none') return <Notice>{t('reactions.notYou')}</Notice>;
  return (
    <p>
      <ButtonLink
        icon={LogIn}
        variant="primary"
        href={withLanguagePrefix(`/login?returnTo=${encodeURIComponent(here)}`, language)}
      >
        {t('reactions.signIn')}
      </ButtonLink>
    </p>
  );
}
