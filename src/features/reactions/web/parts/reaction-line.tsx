import BadgeCheck from 'lucide-react/icons/badge-check';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Reply from 'lucide-react/icons/reply';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useRef, useState } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { Answer } from '../../contract/reaction.ts';
import { reactionAnchor, threadHref } from '../../contract/thread-address.ts';
import { EditForm } from './edit-form.tsx';
import { ReactionPictures } from './pictures/reaction-pictures.tsx';
import { ReactForm } from './react-form.tsx';
import { ReactionText } from './reaction-text.tsx';
import { ReportPanel } from './report-panel.tsx';
import styles from './thread.module.css';
import { useThread } from './thread-context.ts';

interface ReactionLineProps {
  reaction: Answer;
  /** Its answers. */
  children?: ReactNode;
}

type Opened = 'answer' | 'report' | 'edit';

/** One reaction: who, when, what, and what this reader can do with it. */
export function ReactionLine({ reaction, children }: ReactionLineProps) {
  const { t } = useTranslation();
  const { target, search } = useThread();
  const { guid, text, author, isStaff, quoted } = reaction;
  return (
    <li>
      <article
        id={reactionAnchor(guid)}
        tabIndex={-1}
        className={classNames(styles.reaction, isStaff && styles.staff, text === null && styles.gone)}
        aria-label={t('reactions.by', { name: author || t('reactions.nameless') })}
      >
        <Avatar name={text === null ? '–' : author || t('reactions.nameless')} />
        <div className={styles.words}>
          {text !== null && <Who reaction={reaction} />}
          {quoted !== null && (
            <blockquote className={styles.quote}>
              <a href={threadHref(search, target.guid, { from: quoted.guid })}>
                {quoted.author || t('reactions.nameless')}
              </a>{' '}
              {quoted.text}
            </blockquote>
          )}
          {text === null ? <p className={styles.text}>{goneText()}</p> : <Living reaction={reaction} text={text} />}
        </div>
      </article>
      {children}
    </li>
  );

  function goneText(): string {
    if (reaction.state === 'withdrawn') return t('reactions.withdrawn');
    return t('reactions.removed', { reason: t(`reactions.why.${reaction.reason ?? 'elsewhere'}`) });
  }
}

function Who({ reaction: { guid, author, isStaff, isEdited, at } }: { reaction: Answer }) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { target, search } = useThread();
  return (
    <p className={styles.who}>
      <strong dir="auto">{author || t('reactions.nameless')}</strong>
      {isStaff && (
        <Badge tone="info" icon={BadgeCheck}>
          {t('reactions.staff')}
        </Badge>
      )}
      <a href={threadHref(search, target.guid, { from: guid })} className={styles.when}>
        <time dateTime={at}>{dateTime(at)}</time>
      </a>
      {isEdited && <span>{t('reactions.edited')}</span>}
    </p>
  );
}

function Living({ reaction, text }: { reaction: Answer; text: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { target, way, canAddPictures, isClosed, own, names, actions } = useThread();
  const { guid, author } = reaction;
  const [opened, open] = useState<Opened>();
  const [isReported, setIsReported] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const mine = own?.reactions.find((one) => one.guid === guid);
  const canReact = !isClosed && (way === 'member' || way === 'guest' || way === 'proof') && own?.isBlocked !== true;
  /** Back to the button that opened it. */
  function close(which: Opened): void {
    open(undefined);
    keepFocus(() => tools.current?.querySelector<HTMLElement>(`[data-opens="${which}"]`));
  }
  const named = author || t('reactions.nameless');
  return (
    <>
      {opened === 'edit' ? (
        <EditForm reaction={reaction} text={text} onDone={() => close('edit')} onCancel={() => close('edit')} />
      ) : (
        <>
          <ReactionText text={text} names={[...reaction.mentions, ...names]} />
          <ReactionPictures guid={guid} author={named} pictures={reaction.pictures} />
        </>
      )}
      <div className={styles.tools} ref={tools}>
        {canReact && (
          <a
            href={withLanguagePrefix(`/react/${target.kind}/${target.guid}?answers=${guid}`, language)}
            className={styles.tool}
            data-opens="answer"
            aria-label={t('reactions.answerTo', { name: named })}
            onClick={(event) => {
              event.preventDefault();
              open('answer');
            }}
          >
            <Icon icon={Reply} size={20} />
            {t('reactions.answer')}
          </a>
        )}
        <span className={styles.scripted}>
          {mine?.canEdit && opened !== 'edit' && (
            <Tool icon={Pencil} opens="edit" label={t('reactions.edit')} onClick={() => open('edit')} />
          )}
          {mine !== undefined && (
            <Tool icon={Trash2} label={t('reactions.withdraw')} onClick={() => void actions.withdraw(guid)} />
          )}
          {mine === undefined && own?.canModerate && (
            <Tool icon={Trash2} label={t('reactions.remove')} onClick={() => void actions.remove(guid)} />
          )}
          {mine === undefined && !isReported && (
            <Tool
              icon={Flag}
              opens="report"
              label={t('reactions.report.open')}
              about={t('reactions.report.of', { name: named })}
              onClick={() => open('report')}
            />
          )}
        </span>
      </div>
      {isReported && (
        <p role="status" className={styles.note}>
          {t('reactions.report.done')}
        </p>
      )}
      {opened === 'report' && (
        <ReportPanel
          guid={guid}
          onCancel={() => close('report')}
          onDone={() => {
            setIsReported(true);
            close('answer');
          }}
        />
      )}
      {opened === 'answer' && canReact && (
        <ReactForm
          target={target}
          way={way}
          canAddPictures={canAddPictures}
          answers={{ guid, author: named }}
          ownName={own?.name}
          canMention={own?.canMention}
          hasFocus
          onCancel={() => close('answer')}
          onMade={async (made) => {
            open(undefined);
            await actions.made(made);
          }}
        />
      )}
    </>
  );
}

interface ToolProps {
  icon: typeof Flag;
  label: string;
  /** What a screen reader says instead. */
  about?: string | undefined;
  opens?: Opened | undefined;
  onClick(): void;
}

function Tool({ icon, label, about, opens, onClick }: ToolProps) {
  return (
    <button type="button" className={styles.tool} aria-label={about} data-opens={opens} onClick={onClick}>
      <Icon icon={icon} size={20} />
      {label}
    </button>
  );
}
