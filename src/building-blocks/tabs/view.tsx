import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useIsAlive } from '#platform/web/content/use-is-alive.ts';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import { headingId } from '../kit/web/block-frame.tsx';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type definition from './definition.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import { TabList, tabId } from './tab-list.tsx';
import { useChosenTab } from './use-chosen-tab.ts';
import styles from './view.module.css';

export const isInteractive = true;
export const texts: ViewTexts = { nl, en };

/** A copied tab still has the anchor of the one it was copied from, and an address can lead to one of them only. */
function ownAnchor(tabs: BlockOptions<typeof definition>['tabs'], place: number): string | undefined {
  const anchor = tabs[place]?.anchor;
  return tabs.findIndex((tab) => tab.anchor === anchor) === place ? anchor : undefined;
}

/**
 * The server draws a list of links to headed parts of the page, which is what it stays without a script. With one the
 * style shows one part at a time, the one the address points at, and once the view is alive they are tabs.
 */
export default function TabsView({ block, options }: BlockViewProps<typeof definition>) {
  const { t } = useTranslation();
  const isAlive = useIsAlive();
  const tabs = withKeys(options.tabs)
    .filter(({ item }) => isFilled(item.title))
    .map(({ key, item }) => ({ ...item, id: ownAnchor(options.tabs, key) ?? `tab-${block.guid}-${key}` }));
  const [chosen, choose] = useChosenTab(tabs.map(({ id }) => id));
  if (tabs.length === 0) return null;
  const level = innerLevel(block);
  return (
    <div className={styles.tabs} data-alive={isAlive ? '' : undefined}>
      <TabList
        tabs={tabs}
        chosen={chosen}
        onChoose={choose}
        isAlive={isAlive}
        {...(isFilled(block.heading)
          ? { 'aria-labelledby': headingId(block) }
          : { 'aria-label': t('blocks.tabs.label') })}
      />
      {tabs.map(({ id, title, text }) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          data-chosen={id === chosen ? '' : undefined}
          {...(isAlive && { role: 'tabpanel', 'aria-labelledby': tabId(id), tabIndex: 0 })}
        >
          <Heading level={level} className={styles.title}>
            <Text of={title} />
          </Heading>
          <RichText of={text} headingLevel={level + 1} />
        </div>
      ))}
    </div>
  );
}
