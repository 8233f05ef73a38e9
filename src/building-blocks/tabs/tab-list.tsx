import type { KeyboardEvent, MouseEvent } from 'react';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import styles from './view.module.css';

export interface TabListProps {
  tabs: readonly { id: string; title: LocalizedText }[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** There is a script: the links become tabs. */
  isAlive: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Of the tab that opens the panel with this id. */
export const tabId = (panelId: string): string => `to-${panelId}`;

export function TabList({ tabs, chosen, onChoose, isAlive, ...name }: TabListProps) {
  function follow(event: MouseEvent, id: string) {
    event.preventDefault();
    onChoose(id);
  }

  function followKey(event: KeyboardEvent, place: number) {
    const last = tabs.length - 1;
    const next = {
      ArrowLeft: place === 0 ? last : place - 1,
      ArrowRight: place === last ? 0 : place + 1,
      Home: 0,
      End: last,
      ' ': place,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab.id);
    document.getElementById(tabId(tab.id))?.focus();
  }

  const asTab = (id: string, place: number) =>
    isAlive && {
      role: 'tab',
      'aria-selected': id === chosen,
      'aria-controls': id,
      tabIndex: id === chosen ? 0 : -1,
      onClick: (event: MouseEvent) => follow(event, id),
      onKeyDown: (event: KeyboardEvent) => followKey(event, place),
    };
  return (
    <PlainList className={styles.list} {...name} {...(isAlive && { role: 'tablist' })} data-print="hidden">
      {tabs.map(({ id, title }, place) => (
        <li key={id} role={isAlive ? 'presentation' : undefined}>
          <a
            id={tabId(id)}
            href={`#${id}`}
            className={styles.tab}
            data-chosen={id === chosen ? '' : undefined}
            {...asTab(id, place)}
          >
            <Text of={title} />
          </a>
        </li>
      ))}
    </PlainList>
  );
}
