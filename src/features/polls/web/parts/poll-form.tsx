import { type FormEvent, useRef, useState } from 'react';
import { PlainChoice } from '#field-kinds/kit/web/question/plain-choice.tsx';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { isEmail } from '#platform/contract/field-validators.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { canSolve } from '#platform/web/robots/solve-challenge.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { choiceFault } from '../../contract/given-choices.ts';
import type { PollStanding } from '../../contract/poll.ts';
import { postPollVote } from '../../contract/polls.endpoints.ts';
import { voteFields } from '../../contract/vote-fields.ts';
import styles from './poll.module.css';
import type { DrawnPoll } from './poll-asked.ts';
import type { VotingState } from './use-voting.ts';

interface PollFormProps extends DrawnPoll {
  voting: VotingState;
  own: readonly string[];
  labelledBy: string;
  /** Beside the button: to see how it stands, or to leave it as it was. */
  aside: React.ReactNode;
  onVoted(standing: PollStanding): void;
}

const faultsOfChoice = ['missing', 'too-many', 'unknown'];

/** A form of the browser's own: without script it is posted, with ours it is sent from here. */
export function PollForm({ guid, asked, poll, moment, pagePath, voting, own, aside, onVoted }: PollFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isAlive = useIsAlive();
  const [fault, setFault] = useState<string | undefined>(moment);
  const form = useRef<HTMLFormElement>(null);
  const { choices, maxChoices } = asked;
  const asksEmail = poll?.voting === 'prove' && own.length === 0;
  const needsSum = poll?.voting !== 'account';
  const told = voting.faultOf('body.choices') ?? voting.faultOf('body.email') ?? fault;
  const isOfChoice = told !== undefined && faultsOfChoice.includes(told);
  const isOfEmail = told === 'email';
  const ids = { fault: `poll-${guid}-fault`, email: `poll-${guid}-email`, emailFault: `poll-${guid}-email-fault` };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!isAlive || (needsSum && !canSolve())) return;
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const given = fields.getAll(voteFields.choice).map(String);
    const email = asksEmail ? String(fields.get(voteFields.email) ?? '').trim() : undefined;
    const wrong =
      choiceFault(asked, given) ?? (email !== undefined && !isEmail(email) ? ('email' as const) : undefined);
    setFault(wrong);
    if (wrong !== undefined) {
      const place = wrong === 'email' ? voteFields.email : voteFields.choice;
      form.current?.querySelector<HTMLInputElement>(`input[name="${place}"]`)?.focus();
      return;
    }
    const website = String(fields.get(voteFields.trap) ?? '');
    const standing = await voting.vote({ choices: given, email, website });
    if (standing !== undefined) onVoted(standing);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={endpointUrl(postPollVote, { params: { guid } })}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={voting.prepare}
    >
      <input type="hidden" name={voteFields.language} value={language} />
      <input type="hidden" name={voteFields.page} value={pagePath} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`poll-${guid}-trap`}>{t('polls.trap')}</label>
        <input id={`poll-${guid}-trap`} name={voteFields.trap} tabIndex={-1} autoComplete="off" />
      </div>
      <fieldset className={styles.choices} aria-describedby={isOfChoice ? ids.fault : undefined}>
        <legend className="visually-hidden">
          {maxChoices === 1 ? t('polls.chooseOne') : t('polls.chooseSome', { count: maxChoices })}
        </legend>
        {maxChoices > 1 && (
          <p className={styles.help} aria-hidden="true">
            {t('polls.chooseSome', { count: maxChoices })}
          </p>
        )}
        {isOfChoice && (
          <p id={ids.fault} className={fieldStyles.error} role="alert">
            {t(`polls.faults.${told}`, { count: maxChoices })}
          </p>
        )}
        {choices.map(({ key, label }) => (
          <PlainChoice
            key={key}
            type={maxChoices === 1 ? 'radio' : 'checkbox'}
            name={voteFields.choice}
            id={`poll-${guid}-${key}`}
            value={key}
            defaultChecked={own.includes(key)}
            aria-invalid={isOfChoice || undefined}
          >
            <Text of={label} />
          </PlainChoice>
        ))}
      </fieldset>
      {asksEmail && (
        <div className={fieldStyles.field}>
          <label htmlFor={ids.email} className={fieldStyles.label}>
            {t('polls.email')}
          </label>
          <p id={`${ids.email}-help`} className={fieldStyles.help}>
            {t('polls.emailHelp')}
          </p>
          {isOfEmail && (
            <p id={ids.emailFault} className={fieldStyles.error} role="alert">
              {t('polls.faults.email')}
            </p>
          )}
          <input
            id={ids.email}
            name={voteFields.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            className={classNames(fieldStyles.box, fieldStyles.input)}
            aria-invalid={isOfEmail || undefined}
            aria-describedby={`${ids.email}-help${isOfEmail ? ` ${ids.emailFault}` : ''}`}
          />
        </div>
      )}
      {(told === 'closed' || told === 'refused') && (
        <Notice tone="danger" title={t('polls.notSent')}>
          {t(`polls.faults.${told}`)}
        </Notice>
      )}
      {voting.error !== undefined && !isOfChoice && !isOfEmail && (
        <Notice tone="danger" title={t('polls.notSent')} isLive>
          {refusalText(voting.error, t)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <PlainButton type="submit" variant="primary" aria-disabled={voting.isSending || undefined}>
          {t(voting.isSending ? 'polls.voting' : 'polls.vote')}
        </PlainButton>
        {aside}
      </div>
      <p role="status" className="visually-hidden">
        {voting.isSending ? t('polls.voting') : ''}
      </p>
    </form>
  );
}
