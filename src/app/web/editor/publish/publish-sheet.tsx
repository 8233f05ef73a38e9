import { Suspense, useMemo, useState } from 'react';
import { pageDifferences } from '#features/pages/contract/differences/page-differences.ts';
import { momentOf } from '#platform/contract/time/local-moment.ts';
import { useServerClock } from '#platform/web/content/use-server-now.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { useItemTarget } from '../item/item-target.ts';
import { useSession } from '../state/editor-context.ts';
import { kindIcons, useDifferenceWords } from '../versions/compare/difference-words.ts';
import { LanguageChoices } from './language-choices.tsx';
import styles from './publish-sheet.module.css';
import { type ScheduleFault, scheduleFault } from './schedule-fault.ts';
import { useLanguagesToPublish } from './use-languages-to-publish.ts';
import { usePublished } from './use-published.ts';
import type { Publishing } from './use-publishing.ts';

interface PublishSheetProps {
  publishing: Publishing;
  onClose(): void;
}

/** On a phone: what readers get, in which languages and when, with one button within reach of the thumb. */
export default function PublishSheet({ publishing, onClose }: PublishSheetProps) {
  const { t } = useTranslation();
  const { timeZone } = useDates();
  const page = useSession((state) => state.page);
  const isItem = useItemTarget() !== undefined;
  const hasLanguages = useLanguages().length > 1;
  const languages = useLanguagesToPublish();
  const now = useServerClock();
  const [isLater, setLater] = useState(false);
  const [wall, setWall] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<ScheduleFault>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function atOnce(): Promise<boolean> {
    if (!hasLanguages) return publishing.publish();
    setAsked(true);
    return languages.chosen.length > 0 && publishing.publish(languages.how);
  }
  async function later(): Promise<boolean> {
    const planned = { publishAt: wall === null ? null : momentOf(wall, timeZone), unpublishAt: page.unpublishAt };
    const found: ScheduleFault | undefined =
      wall === null ? { field: 'publishAt', code: 'nothing' } : scheduleFault(planned, page, now());
    setFault(found);
    setRefusal(undefined);
    if (found !== undefined) return false;
    const outcome = await publishing.schedule(planned);
    if (outcome.state !== 'done') setRefusal(refusalText(outcome.error, t));
    return outcome.state === 'done';
  }
  async function go(close: () => void): Promise<void> {
    setBusy(true);
    const isDone = await (isLater ? later() : atOnce());
    setBusy(false);
    if (isDone) close();
  }

  return (
    <Drawer
      isOpen
      title={t('editor.publishSheet.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <Button variant="primary" isWide isPending={isBusy} onPress={() => void go(close)}>
          {t(isLater ? 'editor.schedule.confirm' : 'editor.publish.main.publish')}
        </Button>
      )}
    >
      <Suspense fallback={null}>
        {page.isPublished ? <WhatChanged /> : <p>{t(`editor.publishSheet.first.${isItem ? 'item' : 'page'}`)}</p>}
      </Suspense>
      {hasLanguages && !isLater && (
        <Fieldset
          legend={t('editor.publishSheet.languages')}
          {...(isAsked && languages.chosen.length === 0 && { error: t('review.languages.missing') })}
        >
          <LanguageChoices of={languages} isShort />
        </Fieldset>
      )}
      {/* An item that readers have is there; its changes are published at once. */}
      {!(isItem && page.isPublished) && (
        <RadioGroup
          label={t('editor.publishSheet.when')}
          options={[
            { id: 'now', label: t('editor.publishSheet.now') },
            { id: 'later', label: t('editor.publishSheet.later') },
          ]}
          value={isLater ? 'later' : 'now'}
          onChange={(when) => setLater(when === 'later')}
        />
      )}
      {isLater && (
        <DatePicker
          label={t('editor.schedule.publishAt')}
          help={t(isItem ? 'editor.item.publishAtHelp' : 'editor.schedule.publishAtHelp')}
          hasTime
          value={wall}
          onChange={setWall}
          {...(fault && { error: t(`editor.schedule.faults.${fault.code}`) })}
        />
      )}
      {refusal !== undefined && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
    </Drawer>
  );
}

/** One row for each block, with what is different of it. */
function WhatChanged() {
  const words = useDifferenceWords();
  const document = useSession((state) => state.document);
  const published = usePublished();
  const parts = useMemo(() => pageDifferences(published, document), [document, published]);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ul role="list" className={styles.changes}>
      {parts.map((part) => {
        const kinds = words.kinds(part);
        const [first] = kinds;
        return (
          <li key={part.guid} className={styles.change}>
            {first && <Icon icon={kindIcons[first.kind]} size={20} />}
            <span>
              <strong>{words.title(part)}</strong>
              <small>{kinds.map((one) => one.words).join(', ')}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
