import { useState } from 'react';
import { MadeLink } from '#features/previews/web/parts/made-link.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { listFigureLinks, makeFigureLink, revokeFigureLink } from '../contract/figure-links.endpoints.ts';
import type { FigureLink, MadeFigureLink } from '../contract/figure-links.ts';
import { mostLinkDays, usualLinkDays } from '../contract/link-days.ts';
import styles from './statistics.module.css';
import { useStatisticWords } from './use-statistic-words.ts';

/** Links with which a council reads the same figures, without an account and without the rest of the admin area. */
export function FigureLinks() {
  const { t } = useStatisticWords();
  const { timeZone } = useDates();
  const language = useLanguage();
  const call = useCall();
  const today = calendarDay(new Date(), timeZone);
  const [links, setLinks] = useState<readonly FigureLink[]>(useLoaded(listFigureLinks, {}));
  const [name, setName] = useState('');
  const [lastDay, setLastDay] = useState<string | null>(addDays(today, usualLinkDays));
  const [made, setMade] = useState<MadeFigureLink>();
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
      setLinks(await call(listFigureLinks, {}));
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
    setBusy(false);
  }
  const isWhole = name.trim() !== '' && lastDay !== null;
  function make(): void {
    setAsked(true);
    if (!isWhole) return;
    void run(async () => {
      setMade(await call(makeFigureLink, { body: { name, lastDay } }));
      setName('');
      setAsked(false);
    });
  }
  const revoke = (guid: string) =>
    run(async () => {
      await call(revokeFigureLink, { params: { guid } });
      if (made?.guid === guid) setMade(undefined);
      say(t('statistics.links.revoked'));
    });

  return (
    <section className={styles.links} aria-labelledby="statistics-links" data-print="hidden">
      <h2 id="statistics-links">{t('statistics.links.title')}</h2>
      <p className={styles.none}>{t('statistics.links.text')}</p>
      {refusal !== undefined && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
      <div className={styles.makeLink}>
        <TextField
          label={t('statistics.links.for')}
          value={name}
          maxLength={80}
          onChange={setName}
          error={isAsked && name.trim() === '' && t('statistics.links.forMissing')}
        />
        <DatePicker
          label={t('statistics.links.lastDay')}
          value={lastDay}
          min={today}
          max={addDays(today, mostLinkDays)}
          onChange={setLastDay}
          error={isAsked && lastDay === null && t('statistics.links.lastDayMissing')}
        />
        <Button variant="secondary" isPending={isBusy} onPress={make}>
          {t('statistics.links.make')}
        </Button>
      </div>
      {made !== undefined && <MadeLink key={made.guid} path={withLanguagePrefix(made.path, language)} />}
      {links.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.missing}>
          {links.map((link) => (
            <LinkLine key={link.guid} link={link} isBusy={isBusy} onRevoke={() => void revoke(link.guid)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkLine({ link, isBusy, onRevoke }: { link: FigureLink; isBusy: boolean; onRevoke(): void }) {
  const { t } = useStatisticWords();
  const { shortDate } = useDates();
  const { name, madeBy, madeAt, lastDay, state, opened } = link;
  return (
    <li>
      <div>
        <b className={styles.address}>{name}</b>
        <small>
          {t('statistics.links.by', { name: madeBy, day: shortDate(madeAt) })} ·{' '}
          {t(`statistics.links.state.${state}`, { day: shortDate(lastDay) })} ·{' '}
          {opened === 0 ? t('statistics.links.notOpened') : t('statistics.links.opened', { count: opened })}
        </small>
      </div>
      {state === 'open' && (
        <Button
          variant="quiet"
          isCompact
          isDisabled={isBusy}
          aria-label={t('statistics.links.revokeName', { name })}
          onPress={onRevoke}
        >
          {t('statistics.links.revoke')}
        </Button>
      )}
    </li>
  );
}
