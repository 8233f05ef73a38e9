import LogIn from 'lucide-react/icons/log-in';
import { useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { buttonClass } from '#platform/web/ui/button/button-look.ts';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import type { PollStanding } from '../../contract/poll.ts';
import { pathOfMoment } from '../../contract/vote-fields.ts';
import styles from './poll.module.css';
import type { DrawnPoll } from './poll-asked.ts';
import { PollForm } from './poll-form.tsx';
import { PollResults } from './poll-results.tsx';
import type { VotingState } from './use-voting.ts';

interface PollAskingProps extends DrawnPoll {
  voting: VotingState;
  headingId: string;
  /** Where nobody can vote yet: to see what it will be. */
  isPreview?: boolean;
  onVoted(standing: PollStanding): void;
  onKeep(): void;
}

/** Before somebody voted, or while they think again; for who may not vote the choices, and why. */
export function PollAsking(props: PollAskingProps) {
  const { guid, asked, poll, standing, moment, pagePath, headingId, isPreview = false, onKeep } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  // Not pressed here yet: as the address says, which may change while this stays.
  const [isPressed, setPressed] = useState<boolean>();
  const showsResults = isPressed ?? moment === 'results';
  const state = standing?.state ?? poll?.state;
  const results = standing?.results;
  const own = standing?.own ?? [];
  const linkTo = (to: 'results' | 'own') => pathOfMoment(pagePath, guid, to);
  const asLink = (to: 'results' | 'own', words: string, press: () => void) => (
    <a
      className={buttonClass({ variant: 'quiet' })}
      href={linkTo(to)}
      id={`poll-${guid}-${to}`}
      onClick={(event) => {
        // What is not here yet is asked for by the address.
        if (to === 'results' && !results) return;
        event.preventDefault();
        press();
      }}
    >
      {words}
    </a>
  );

  if (showsResults && results) {
    return (
      <>
        <PollResults {...{ asked, results, own }} caption={t('polls.standing')} />
        <div className={styles.buttons}>
          {asLink('own', t('polls.hideResults'), () => {
            setPressed(false);
            keepFocus(() => document.getElementById(`poll-${guid}-results`));
          })}
        </div>
      </>
    );
  }

  const show = () => {
    setPressed(true);
    keepFocus(() => document.getElementById(`poll-${guid}-own`));
  };
  const canSee = asked.results === 'always' && !isPreview && state === 'open';
  const seeing = canSee && asLink('results', t('polls.showResults'), show);
  const mayVote = !isPreview && state === 'open' && poll?.voting !== 'sign-in' && poll?.voting !== 'refused';
  if (mayVote) {
    const aside = own.length > 0 ? asLink('own', t('polls.keep'), onKeep) : seeing;
    // Drawn anew once it is known what was chosen before.
    return <PollForm key={own.join(' ')} {...props} {...{ own, aside }} labelledBy={headingId} />;
  }
  return (
    <>
      <ul className={styles.only}>
        {asked.choices.map(({ key, label }) => (
          <li key={key}>
            <Text of={label} />
          </li>
        ))}
      </ul>
      {state === 'coming' && asked.opensAt !== undefined && (
        <p className={styles.foot}>{t('polls.opens', { moment: dates.dateTime(asked.opensAt) })}</p>
      )}
      {state === 'open' && poll?.voting === 'refused' && <p className={styles.foot}>{t('polls.refused')}</p>}
      {state === 'open' && (
        <div className={styles.buttons}>
          {poll?.voting === 'sign-in' && (
            <ButtonLink
              href={`${withLanguagePrefix('/login', language)}?${new URLSearchParams({ returnTo: `${pagePath}#poll-${guid}` })}`}
              icon={LogIn}
              variant="primary"
            >
              {t('polls.signIn')}
            </ButtonLink>
          )}
          {seeing}
        </div>
      )}
    </>
  );
}
