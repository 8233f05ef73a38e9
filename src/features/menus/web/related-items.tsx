import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import type { MenuSourceItem } from '../contract/menu-source.ts';
import { mostRelated } from '../contract/most-related.ts';
import { pathsOf, wordsOf } from './menu-nodes.ts';
import styles from './menu-screen.module.css';

interface RelatedItemsProps {
  item: MenuSourceItem;
  items: readonly MenuSourceItem[];
  value: readonly string[];
  onChange(guids: string[]): void;
}

/** What belongs to it and stands elsewhere in the menu: readers find it beside the page. */
export function RelatedItems({ item, items, value, onChange }: RelatedItemsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const paths = pathsOf(items);
  const part = useRef<HTMLDivElement>(null);
  /** What was pressed goes with the change; the field is where one goes on. */
  const change = (guids: string[]) => {
    onChange(guids);
    keepFocus(() => part.current?.querySelector('input'));
  };
  const chosen = value.flatMap((guid) => items.find((one) => one.guid === guid) ?? []);
  const others = items.filter(({ guid }) => guid !== item.guid && !value.includes(guid));
  return (
    <div ref={part}>
      <Fieldset legend={t('menus.related.title')} help={t('menus.related.help')}>
        {chosen.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
          <ul role="list" className={styles.list}>
            {chosen.map(({ guid, name }) => (
              <li key={guid} className={styles.change}>
                <span>{wordsOf(name, language)}</span>
                <IconButton
                  icon={X}
                  label={t('menus.related.remove', { name: wordsOf(name, language) })}
                  onPress={() => change(value.filter((one) => one !== guid))}
                />
              </li>
            ))}
          </ul>
        )}
        {value.length < mostRelated && (
          <ComboBox
            // Chosen is added: the field is empty again for the next.
            key={value.join()}
            label={t('menus.related.add')}
            emptyText={t('menus.related.none')}
            options={others.map(({ guid, name }) => ({
              id: guid,
              label: wordsOf(name, language),
              ...(paths.has(guid) && { description: paths.get(guid) }),
            }))}
            onChange={(guid) => guid !== null && change([...value, guid])}
          />
        )}
      </Fieldset>
    </div>
  );
}
