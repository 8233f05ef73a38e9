import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import { openSite, readOpening } from '../../contract/first-hour.endpoints.ts';
import type { Opening } from '../../contract/first-hour.ts';
import { leftBehind } from '../../contract/left-behind.ts';
import styles from './opening-dialog.module.css';
import { SiteIsOpen } from './site-is-open.tsx';

interface OpeningDialogProps {
  isOpen: boolean;
  onClose(): void;
  startedAt: string | null;
}

/** The one moment that everyone notices: what goes along, what stays a draft, and then it is open. */
export function OpeningDialog({ isOpen, onClose, startedAt }: OpeningDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isDone, setDone] = useState(false);
  const settings = useLoaded(readSettings, { query: { language } });
  const name = String(settings.find(({ key }) => key === 'platformName')?.value ?? '');
  const close = () => {
    // The bar that says that the site is closed is on every page that was drawn so far.
    if (isDone) window.location.reload();
    onClose();
  };
  return (
    <Dialog
      title={isDone ? t('firstHour.opening.done') : t('firstHour.opening.title', { name })}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) close();
      }}
    >
      {isDone ? <SiteIsOpen startedAt={startedAt} /> : <OpeningQuestion onDone={() => setDone(true)} onClose={close} />}
    </Dialog>
  );
}

function OpeningQuestion({ onDone, onClose }: { onDone(): void; onClose(): void }) {
  const { t } = useTranslation();
  const call = useCall();
  const asked = useQuery({
    queryKey: ['first-hour-opening'],
    queryFn: () => call(readOpening, {}),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  if (asked.isError)
    return (
      <Notice
        tone="danger"
        title={t('firstHour.opening.failed')}
        actions={<Button onPress={() => void asked.refetch()}>{t('firstHour.opening.again')}</Button>}
      />
    );
  if (asked.data === undefined) return <Skeleton shape="block" />;
  return <OpeningForm opening={asked.data} {...{ onDone, onClose }} />;
}

function OpeningForm({ opening, onDone, onClose }: { opening: Opening; onDone(): void; onClose(): void }) {
  const { t } = useTranslation();
  const own = useLanguage();
  const call = useCall();
  const { pages, emptyLanguages } = opening;
  const [chosen, setChosen] = useState<readonly string[]>(
    pages.filter(({ isExample }) => !isExample).map(({ guid }) => guid),
  );
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const aboutOf = ({ isPublished, isHome, isExample, path }: Opening['pages'][number]): string => {
    if (isPublished) return t('firstHour.opening.published');
    if (isHome) return t('firstHour.opening.home');
    return isExample ? t('firstHour.opening.isExample') : path;
  };
  const nameOf = ({ title, path }: Opening['pages'][number]): string =>
    pickLanguage(title, own, defaultLanguage)?.value ?? path;
  const left = leftBehind(
    pages.filter(({ isPublished }) => !isPublished),
    chosen,
  );
  const open = async () => {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      await call(openSite, { body: { pages: [...chosen] } });
      onDone();
    } catch (error) {
      setRefusal(refusalText(error, t));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className={styles.question}>
      <p>{t('firstHour.opening.lead', { address: window.location.host })}</p>
      {pages.length === 0 ? (
        <p>{t('firstHour.opening.noPages')}</p>
      ) : (
        <CheckboxGroup
          label={t('firstHour.opening.pages')}
          options={pages.map((page) => ({
            id: page.guid,
            label: nameOf(page),
            description: aboutOf(page),
            isDisabled: page.isHome || page.isPublished,
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {left.length > 0 && (
        <Notice tone="warning">
          {t('firstHour.opening.leftBehind', { count: left.length, pages: left.map(nameOf).join(', ') })}
        </Notice>
      )}
      {emptyLanguages.length > 0 && (
        <Notice>
          {t('firstHour.opening.languages', {
            languages: emptyLanguages.map((one) => languageName(one as never, own)).join(', '),
          })}
        </Notice>
      )}
      {refusal !== undefined && (
        <Notice tone="danger" title={t('firstHour.opening.refused')} isLive>
          {refusal}
        </Notice>
      )}
      <ButtonRow>
        <Button
          variant="primary"
          isPending={isPending}
          pendingText={t('firstHour.opening.opening')}
          onPress={() => void open()}
        >
          {t('firstHour.opening.open')}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {t('firstHour.opening.notYet')}
        </Button>
      </ButtonRow>
    </div>
  );
}
