import { Fragment } from 'react';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import type { ListItem } from '../../../contract/list-item.ts';
import { shortFacts } from './short-facts.ts';

/** Choices as tags, a place as words: what can be said of it in a word or two. */
export function ItemFacts({ item }: { item: ListItem }) {
  return shortFacts(item).map(({ key, words, lang, isTag }) => (
    <Fragment key={key}>
      {isTag ? (
        <Tag>
          <span {...inLanguage(lang)}>{words}</span>
        </Tag>
      ) : (
        // An address is in no language, and runs as it is written.
        <span {...(lang === undefined ? { dir: 'auto' } : inLanguage(lang))}>{words}</span>
      )}{' '}
    </Fragment>
  ));
}
