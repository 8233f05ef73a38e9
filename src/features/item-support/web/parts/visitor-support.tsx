import { useRef, useState } from 'react';
import type { Supporters } from '#features/item-types/contract/supporters.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useSearch } from '#platform/web/content/search-context.ts';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import { useNeeded } from '#platform/web/content/use-needed.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { buttonClass } from '#platform/web/ui/button/button-look.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { SupportCounts } from '../../contract/item-support.ts';
import { doesSupport } from '../../contract/press-support.ts';
import type { SupportKind } from '../../contract/support-kind.ts';
import { supportRule } from '../../contract/support-rules.ts';
import { readTakingPart } from '../../contract/taking-part.endpoints.ts';
import type { TakingPart } from '../../contract/taking-part.ts';
import { takingPartAnchor, takingPartIn } from '../../contract/taking-part-fields.ts';
import { useTakingPart } from '../use-taking-part.ts';
import styles from './support-panel.module.css';
import { TakeBackForm, TakePartForm } from './taking-part-forms.tsx';

interface VisitorSupportProps {
  guid: string;
  /** As the page was drawn, for everyone. */
  counts: SupportCounts;
  kinds: readonly SupportKind[];
  supporters: Supporters;
  isOpen: boolean;
  pagePath: string;
  signInHref: string;
}

const countKeys = { vote: 'votes', join: 'joins' } as const;
const refusedMoments = ['email', 'closed', 'refused'] as const;

/** Voting and joining without an account. Forms of the browser's own: without script they are posted. */
export function VisitorSupport(props: VisitorSupportProps) {
  const { guid, counts, kinds, supporters, isOpen, pagePath, signInHref } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const search = useSearch();
  const isAlive = useIsAlive();
  const panel = useRef<HTMLElement>(null);
  const { data: part } = useNeeded(readTakingPart, { params: { guid } });
  const taking = useTakingPart(guid);
  const moment = takingPartIn(search, guid);
  const [told, setTold] = useState<string | undefined>(moment);
  const refused = refusedMoments.find((one) => one === told);
  const shown: SupportCounts = part ?? counts;
  const waiting = part?.waiting ?? null;
  // Who has no script is told by the address what they did.
  const isMine = (kind: SupportKind) => (part ? doesSupport(part, kind) : !isAlive && moment === kind);
  const open = kinds.filter((kind) => isOpen && !isMine(kind) && !waiting?.kinds.includes(kind));
  const direct = open.filter((kind) => supportRule(false, supporters, kind) === 'browser');
  const proven = open.filter((kind) => supportRule(false, supporters, kind) === 'prove');

  /** The button that was pressed has gone with what it was about. */
  function settle(words: string): void {
    setTold(words);
    panel.current?.focus();
  }

  function took(kind: SupportKind, { waiting: still }: TakingPart): void {
    if (still?.kinds.includes(kind)) goTo(withLanguagePrefix(`/taking-part/${guid}`, language));
    else settle(kind);
  }

  const forms = { guid, pagePath, taking };
  const isTold = told !== undefined && refused === undefined;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      id={takingPartAnchor}
      className={styles.panel}
      aria-label={t('itemSupport.label')}
    >
      <div role="status" className={isTold ? undefined : 'visually-hidden'}>
        {isTold && <Notice tone="success">{t(`itemSupport.told.${told}`)}</Notice>}
      </div>
      {refused !== undefined && refused !== 'email' && (
        <Notice tone="danger">{t(`itemSupport.refusals.${refused}`)}</Notice>
      )}
      <div className={styles.kinds}>
        {kinds
          .filter((kind) => isMine(kind) || (shown[countKeys[kind]] ?? 0) > 0)
          .map((kind) => (
            <div key={kind} className={styles.kind}>
              <p className={styles.count}>
                {t(`itemSupport.${countKeys[kind]}`, { count: shown[countKeys[kind]] ?? 0 })}
                {isMine(kind) && <span className={styles.mine}>{t(`itemSupport.mine.${kind}`)}</span>}
              </p>
              {isMine(kind) && <TakeBackForm {...forms} kind={kind} onDone={() => settle('taken-back')} />}
            </div>
          ))}
      </div>
      {waiting !== null && (
        <Notice tone="warning" title={t('itemSupport.waiting')}>
          {t('itemSupport.waitingText', { email: waiting.email })}
        </Notice>
      )}
      {waiting !== null && (
        <div className={styles.kinds}>
          <ButtonLink href={withLanguagePrefix(`/taking-part/${guid}`, language)} variant="primary">
            {t('itemSupport.fillInCode')}
          </ButtonLink>
          {waiting.kinds.map((kind) => (
            <TakeBackForm key={kind} {...forms} kind={kind} onDone={() => settle('taken-back')} />
          ))}
        </div>
      )}
      {direct.length > 0 && <TakePartForm {...forms} kinds={direct} onTook={took} />}
      {proven.length > 0 && (
        <details className={styles.proving} open={told === 'email' || undefined} onToggle={taking.prepare}>
          <summary className={buttonClass({ variant: 'primary', className: styles.summary ?? '' })}>
            {t(`itemSupport.open.${nameOf(proven)}`)}
          </summary>
          <TakePartForm {...forms} kinds={proven} asksEmail hasEmailFault={told === 'email'} onTook={took} />
          <p className={styles.note}>
            {t('itemSupport.orSignIn')} <a href={signInHref}>{t('itemSupport.signInLink')}</a>
          </p>
        </details>
      )}
      {!isOpen && <p className={styles.note}>{t(`itemSupport.closed.${nameOf(kinds)}`)}</p>}
      <p role="alert" className={styles.error}>
        {taking.error !== undefined && !taking.isOfEmail && refusalText(taking.error, t)}
      </p>
    </section>
  );
}

const nameOf = ([only = 'vote', ...more]: readonly SupportKind[]): SupportKind | 'both' =>
  more.length > 0 ? 'both' : only;
