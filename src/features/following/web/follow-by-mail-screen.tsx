import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ProofCard } from '#features/contributions/web/parts/proof-card.tsx';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { isEmail } from '#platform/contract/field-validators.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText, refusalTextOfAddress } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { canSolve } from '#platform/web/robots/solve-challenge.ts';
import { useSum } from '#platform/web/robots/use-sum.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmailField } from '#platform/web/ui/field/email-field.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import styles from '#platform/web/ui/screen/plain-form.module.css';
import { askFollow, askFollowChallenge, postFollow, readOpenTarget } from '../contract/follow-by-mail.endpoints.ts';
import { type WayByMail, waysByMail } from '../contract/follow-words.ts';
import { targetOfPath } from './target-of-path.ts';

/** Of a browser without script, which comes back here. */
const knownCodes = ['follow-address', 'form-refused', 'follows-too-many', 'not-found', 'too-many-requests'];

/** Where a visitor asks by an address to be told of something, and proves that it is theirs. */
export default function FollowByMailScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const { kind = '', guid = '' } = useParams();
  const [search] = useSearchParams();
  const params = targetOfPath(kind, guid);
  const { title, path } = useLoaded(readOpenTarget, { params, query: { language } });
  const [email, setEmail] = useState('');
  const [mail, setMail] = useState<WayByMail>('weekly');
  const [waiting, setWaiting] = useState<{ guid: string; key: string; email: string }>();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState(refusalTextOfAddress(search, t, knownCodes));
  const sum = useSum(() => call(askFollowChallenge, { params }));
  const isDone = search.get('followed') !== null;

  async function send(): Promise<void> {
    setError(undefined);
    const address = email.trim();
    if (!isEmail(address)) return setError(t('following.byMail.emailWrong'));
    setIsSending(true);
    try {
      const asked = await call(askFollow, { params, body: { email: address, mail, challenge: await sum.done() } });
      setWaiting({ ...asked, email: address });
    } catch (failure) {
      setError(refusalText(failure, t));
    } finally {
      sum.forget();
      setIsSending(false);
    }
  }

  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className="t-34">{t('following.byMail.title')}</h1>
      {isDone && <Notice tone="success">{t('following.byMail.done', { title })}</Notice>}
      {waiting !== undefined && (
        <ProofCard
          source={{ kind: 'FormSubmission', guid: waiting.guid }}
          email={waiting.email}
          isMailed
          senderKey={waiting.key}
          onMailed={async () => undefined}
        />
      )}
      {!isDone && waiting === undefined && (
        <form
          className={styles.form}
          method="post"
          action={endpointUrl(postFollow, { params })}
          noValidate
          onSubmit={(event) => {
            // Without hashes (plain http) the browser posts it by itself.
            if (!canSolve()) return;
            event.preventDefault();
            if (!isSending) void send();
          }}
        >
          <input type="hidden" name="language" value={language} />
          <p>{t('following.byMail.lead', { title })}</p>
          <EmailField
            name="email"
            label={t('following.byMail.email')}
            help={t('following.byMail.emailHelp')}
            isRequired
            autoComplete="email"
            value={email}
            onChange={(value) => {
              setEmail(value);
              if (canSolve()) sum.prepare();
            }}
            error={error}
          />
          <fieldset className={styles.choice}>
            <legend>{t('following.byMail.how')}</legend>
            {waysByMail.map((way) => (
              <label key={way} className={styles.option}>
                <input type="radio" name="mail" value={way} checked={way === mail} onChange={() => setMail(way)} />
                <span>{t(`following.byMail.${way}`)}</span>
              </label>
            ))}
          </fieldset>
          <Button type="submit" variant="primary" isPending={isSending}>
            {t('following.byMail.send')}
          </Button>
        </form>
      )}
      <TextLink isStandalone href={path ?? withLanguagePrefix('/', language)}>
        {t('following.byMail.back', { title })}
      </TextLink>
    </div>
  );
}
