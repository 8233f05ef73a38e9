import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ProofCard } from '#features/contributions/web/parts/proof-card.tsx';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText, refusalTextOfAddress } from '#platform/web/forms/refusal-text.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { solveChallenge, untilBelieved } from '#platform/web/robots/solve-challenge.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmailField } from '#platform/web/ui/field/email-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import styles from '#platform/web/ui/screen/plain-form.module.css';
import {
  askNewsletter,
  askNewsletterChallenge,
  listOfferedNewsletters,
  postNewsletter,
} from '../contract/newsletter-lists.endpoints.ts';

/** Of a browser without script, which comes back here. */
const knownCodes = ['newsletter-address', 'form-refused', 'not-found', 'too-many-requests'];

/** Where a visitor asks for a newsletter by an address, and proves that it is theirs. */
export default function NewsletterSignUpScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const [search] = useSearchParams();
  // Lists for members are chosen in their preferences: an address says nothing of who somebody is.
  const lists = useLoaded(listOfferedNewsletters, {}).filter(({ isPublic }) => isPublic);
  const [chosen, setChosen] = useState(lists[0]?.guid ?? '');
  const [email, setEmail] = useState('');
  const [waiting, setWaiting] = useState<{ guid: string; key: string; email: string } | undefined>();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState(refusalTextOfAddress(search, t, knownCodes));
  const asked = useRef<{ list: string; at: number; challenge: Promise<Challenge> } | undefined>(undefined);
  const welcome = lists.find(({ guid }) => guid === search.get('welcome'));

  /** Asked for when somebody begins to type, so that it is done when they are. */
  function challengeFor(list: string) {
    if (asked.current?.list !== list) {
      const challenge = call(askNewsletterChallenge, { params: { guid: list } });
      // A failure is told when it is needed.
      challenge.catch(() => undefined);
      asked.current = { list, at: Date.now(), challenge };
    }
    return asked.current;
  }

  async function send(): Promise<void> {
    setError(undefined);
    if (email.trim().indexOf('@') < 1) return setError(t('newsletters.signUp.emailWrong'));
    setIsSending(true);
    try {
      const { challenge, at } = challengeFor(chosen);
      const given = await challenge;
      const solution = await solveChallenge(given);
      await untilBelieved(at);
      const body = { email: email.trim(), challenge: { token: given.token, solution } };
      const { guid, key } = await call(askNewsletter, { params: { guid: chosen }, body });
      setWaiting({ guid, key, email: email.trim() });
    } catch (failure) {
      asked.current = undefined;
      setError(refusalText(failure, t));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className="t-34">{t('newsletters.signUp.title')}</h1>
      {welcome !== undefined && (
        <Notice tone="success">{t('newsletters.signUp.welcome', { name: welcome.name })}</Notice>
      )}
      {lists.length === 0 && (
        <>
          <p>{t('newsletters.signUp.none')}</p>
          <ButtonLink href={withLanguagePrefix('/', language)}>{t('newsletters.signUp.home')}</ButtonLink>
        </>
      )}
      {waiting !== undefined && (
        <ProofCard
          source={{ kind: 'FormSubmission', guid: waiting.guid }}
          email={waiting.email}
          isMailed
          senderKey={waiting.key}
          onMailed={async () => undefined}
        />
      )}
      {lists.length > 0 && waiting === undefined && welcome === undefined && (
        <form
          className={styles.form}
          method="post"
          action={endpointUrl(postNewsletter, {})}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input type="hidden" name="language" value={language} />
          {lists.length === 1 && <input type="hidden" name="list" value={chosen} />}
          <p>{t('newsletters.signUp.lead')}</p>
          {lists.length > 1 && (
            <fieldset className={styles.choice}>
              <legend>{t('newsletters.signUp.which')}</legend>
              {lists.map(({ guid, name, language: written }) => (
                <label key={guid} className={styles.option}>
                  <input
                    type="radio"
                    name="list"
                    value={guid}
                    checked={guid === chosen}
                    onChange={() => setChosen(guid)}
                  />
                  <span {...inLanguage(written === language ? undefined : written)}>
                    {t('newsletters.own.list', { name, language: languageName(written) })}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <EmailField
            name="email"
            label={t('newsletters.signUp.email')}
            help={t('newsletters.signUp.emailHelp')}
            isRequired
            autoComplete="email"
            value={email}
            onChange={(value) => {
              setEmail(value);
              challengeFor(chosen);
            }}
            error={error}
          />
          <Button type="submit" variant="primary" isPending={isSending}>
            {t('newsletters.signUp.send')}
          </Button>
          <p className={styles.small}>{t('newsletters.signUp.promise')}</p>
        </form>
      )}
    </div>
  );
}
