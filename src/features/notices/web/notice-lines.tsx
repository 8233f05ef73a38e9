import ClipboardList from 'lucide-react/icons/clipboard-list';
import MessageSquare from 'lucide-react/icons/message-square';
import Newspaper from 'lucide-react/icons/newspaper';
import Pencil from 'lucide-react/icons/pencil';
import type { KeyboardEvent } from 'react';
import { addDays } from '#platform/contract/time/calendar-day.ts';
import { type Dates, useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import type { NoticeLine } from '../contract/notice.ts';
import type { NoticeKind } from '../contract/notice-words.ts';
import styles from './notices.module.css';

const icons: Partial<Record<NoticeKind, IconShape>> = {
  itemOut: Newspaper,
  itemChanged: Pencil,
  pageChanged: Pencil,
  statusChanged: ClipboardList,
  reviewDue: ClipboardList,
  submissionAnswered: ClipboardList,
  submissionCame: ClipboardList,
  formOpened: ClipboardList,
};

interface NoticeLinesProps {
  lines: readonly NoticeLine[];
  label: string;
  onOpen(line: NoticeLine): void;
  onRead(line: NoticeLine): void;
}

/** By day, the newest first. J and K go along them, E reads one where it stands. */
export function NoticeLines({ lines, label, onOpen, onRead }: NoticeLinesProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const days = [...new Set(lines.map(({ at }) => dates.day(at)))];
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Record<string, number> = { j: 1, k: -1 };
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-notice]')];
    const at = stops.findIndex((stop) => stop.contains(document.activeElement));
    const next = stops[at === -1 ? 0 : Math.min(Math.max(at + step, 0), stops.length - 1)];
    event.preventDefault();
    next?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the links in it
    <div onKeyDown={pressed}>
      {days.map((day) => (
        <section key={day} aria-label={`${label}, ${dayWords(day, dates, t)}`}>
          <p className={styles.day} aria-hidden="true">
            {dayWords(day, dates, t)}
          </p>
          {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
          <ul role="list" className={styles.lines}>
            {lines
              .filter(({ at }) => dates.day(at) === day)
              .map((line) => (
                // By its oldest: what joins it leaves the line, and who stands on it, in place.
                <Line key={line.guids.at(-1)} line={line} onOpen={onOpen} onRead={onRead} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function dayWords(day: string, dates: Dates, t: Translate): string {
  const today = dates.day(new Date());
  if (day === today) return t('notices.today');
  return day === addDays(today, -1) ? t('notices.yesterday') : dates.weekdayDate(day);
}

function Line({ line, onOpen, onRead }: Omit<NoticeLinesProps, 'lines' | 'label'> & { line: NoticeLine }) {
  const { t } = useTranslation();
  const { kind, by, path, isNew } = line;
  const words = useWords(line);
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'e' || event.ctrlKey || event.metaKey || event.altKey || !isNew) return;
    event.preventDefault();
    onRead(line);
  };
  const stop = { 'data-notice': '', onKeyDown: pressed };
  return (
    <li className={styles.line} data-new={isNew ? '' : undefined}>
      {by === '' || kind === 'reacted' ? (
        <Icon icon={icons[kind] ?? MessageSquare} size={20} className={styles.icon} />
      ) : (
        <Avatar name={by} size="small" />
      )}
      <span className={styles.words}>
        {path === null ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: J and K come by it, and E reads it
          <span {...stop} tabIndex={0} className={styles.title}>
            {words.title}
          </span>
        ) : (
          <a {...stop} href={path} className={styles.title} onClick={() => onOpen(line)}>
            {words.title}
          </a>
        )}
        <small className={styles.note}>{words.note}</small>
      </span>
      {isNew && <span className={styles.new}>{t('notices.isNew')}</span>}
    </li>
  );
}

const longestQuote = 90;

/** As much as tells what it is about; the rest is where it leads. */
const shortened = (quote: string): string =>
  quote.length > longestQuote ? `${quote.slice(0, longestQuote).trimEnd()}…` : quote;

/** The words for several in one line. */
const ofSeveral: Partial<Record<NoticeKind, string>> = {
  itemOut: 'itemsOut',
  reacted: 'reactedOften',
  submissionCame: 'submissionsCame',
};

function useWords({ kind, guids, title, by, because, quote, at }: NoticeLine): { title: string; note: string } {
  const { t } = useTranslation();
  const dates = useDates();
  const count = guids.length;
  const named = by === '' ? t('notices.somebody') : by;
  const key = count > 1 ? (ofSeveral[kind] ?? kind) : kind;
  const hour = t('notices.at', { hour: dates.hour(at) });
  const why =
    because === null || because === title || (count > 1 && (kind === 'itemOut' || kind === 'submissionCame'))
      ? ''
      : t('notices.because', { title: because });
  const parts = [quote === '' ? '' : `‘${shortened(quote)}’`, count > 1 ? t('notices.together') : '', why];
  return {
    title: t(`notices.lines.${key}`, { count, title, by: named, because: because ?? '' }),
    note: [hour, ...parts.filter((part) => part !== '')].join(', '),
  };
}
