import { PlainList } from '#platform/web/content/plain-list.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import type { FieldViewProps } from '../kit/web/field-view-props.ts';
import { maybeText, records } from '../kit/web/read-values.ts';

/** Other items as links, as far as this reader may know of them: a guid alone names nothing. */
export default function ReferenceView({ value }: FieldViewProps) {
  const named = records(value).flatMap(({ guid, name, title, lang, href, path }) => {
    const words = maybeText(name) ?? maybeText(title);
    if (words === undefined || typeof guid !== 'string') return [];
    return [{ guid, words, lang: maybeText(lang), address: maybeText(href) ?? maybeText(path) }];
  });
  if (named.length === 0) return null;
  return (
    <PlainList>
      {named.map(({ guid, words, lang, address }) => (
        <li key={guid} {...inLanguage(lang)}>
          {address === undefined ? words : <a href={address}>{words}</a>}
        </li>
      ))}
    </PlainList>
  );
}
