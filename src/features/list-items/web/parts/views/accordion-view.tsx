import { asRichText } from '#field-kinds/kit/web/read-values.ts';
import { PlainList } from '#platform/web/content/plain-list.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import { ItemBox } from '../item/item-box.tsx';
import { ItemMeta } from '../item/item-meta.tsx';
import { Description } from '../item/item-picture.tsx';
import styles from './accordion-view.module.css';
import type { ItemViewProps } from './item-view.ts';

/** Items that open where they stand, one at a time (§3: activeItems). Made of the browser's own details. */
export function AccordionView({ items, level, label }: ItemViewProps) {
  return (
    <PlainList className={styles.list}>
      {items.map((item) => {
        const texts = Object.entries(item.fields).flatMap(([key, value]) => {
          const text = asRichText(value);
          return text === undefined ? [] : [{ key, text }];
        });
        return (
          <ItemBox key={item.guid} item={item}>
            <Disclosure name={label} title={<span {...inLanguage(item.titleLang)}>{item.title}</span>}>
              <div className={styles.content}>
                <Description item={item} />
                {texts.map(({ key, text }) => (
                  <RichText key={key} of={text} headingLevel={level} />
                ))}
                <ItemMeta item={item} showDate={false} />
                {texts.length === 0 && item.path !== null && (
                  <p>
                    <a href={item.path}>{item.title}</a>
                  </p>
                )}
              </div>
            </Disclosure>
          </ItemBox>
        );
      })}
    </PlainList>
  );
}
