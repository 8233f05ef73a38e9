import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#platform/web/ui/tabs/tabs.tsx';
import type { NoticeLine, Notices } from '../contract/notice.ts';
import { type NoticeSection, sections } from '../contract/notice-words.ts';
import { NoticeLines } from './notice-lines.tsx';
import { useMarking } from './use-marking.ts';

interface NoticeTabsProps {
  notices: Notices;
  onOpen?(): void;
}

/** What one has to do, and what one only wants to know. */
export function NoticeTabs({ notices: { lines, unread }, onOpen }: NoticeTabsProps) {
  const { t } = useTranslation();
  const { opened, mark } = useMarking();
  const [section, setSection] = useState<NoticeSection>(unread.you === 0 && unread.followed > 0 ? 'followed' : 'you');
  const open = (line: NoticeLine) => {
    if (line.isNew) opened(line.guids);
    onOpen?.();
  };
  if (lines.length === 0) return <EmptyState title={t('notices.none')}>{t('notices.noneHint')}</EmptyState>;
  return (
    <Tabs selectedKey={section} onSelectionChange={(key) => setSection(key as NoticeSection)}>
      <TabList label={t('notices.title')}>
        {sections.map((one) => (
          <Tab key={one} id={one} count={unread[one]} isCountNow={unread[one] > 0}>
            {t(`notices.sections.${one}`)}
          </Tab>
        ))}
      </TabList>
      {sections.map((one) => {
        const own = lines.filter((line) => line.section === one);
        const label = t(`notices.sections.${one}`);
        return (
          <TabPanel key={one} id={one}>
            {own.length === 0 ? (
              <EmptyState title={t(`notices.empty.${one}`)}>{t(`notices.emptyHint.${one}`)}</EmptyState>
            ) : (
              <NoticeLines lines={own} label={label} onOpen={open} onRead={({ guids }) => void mark(guids)} />
            )}
          </TabPanel>
        );
      })}
    </Tabs>
  );
}
