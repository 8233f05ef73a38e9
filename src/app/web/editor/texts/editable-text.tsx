import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import type { EditableRichTextProps, EditableTextProps } from '#platform/web/content/text-editing-context.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import proseStyles from '#platform/web/rich-text/rich-text.module.css';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from './editable-text.module.css';
import { LivePlainText } from './live-plain-text.tsx';
import { LiveRichText } from './live-rich-text.tsx';
import { offerEntry, placeName, textAttribute } from './text-elements.ts';
import { type Entry, entryAtPoint } from './text-entry.ts';
import { useEntry } from './use-entry.ts';
import { useTextWords } from './use-text-words.ts';

/** A text of one line: as readers see it until someone enters it. */
export function EditableText({ of, place }: EditableTextProps) {
  const { entry, enter, leave } = useEntry(place);
  const wordsOf = useTextWords();
  const isStandIn = of.lang !== undefined;
  if (entry !== undefined) {
    const { name, placeholder } = wordsOf(place);
    return (
      <LivePlainText placeholder={isStandIn ? of.value : placeholder} {...{ place, entry, name }} onLeave={leave} />
    );
  }
  const isEmpty = of.value === '';
  return (
    <StillText as="span" place={place} onEnter={enter} className={classNames((isEmpty || isStandIn) && styles.faint)}>
      {isStandIn ? <span {...inLanguage(of.lang)}>{of.value}</span> : of.value || wordsOf(place).placeholder}
    </StillText>
  );
}

/** A text with headings, lists and links. */
export function EditableRichText({ of, place, headingLevel, className }: EditableRichTextProps) {
  const { entry, enter, leave } = useEntry(place);
  const wordsOf = useTextWords();
  const { value, lang } = of;
  const isEmpty = value === '' || value.content.length === 0;
  const isStandIn = lang !== undefined;
  const look = classNames(proseStyles.prose, className);
  if (entry !== undefined) {
    return <LiveRichText className={look} {...{ place, entry, ...wordsOf(place), headingLevel }} onLeave={leave} />;
  }
  return (
    <StillText as="div" place={place} onEnter={enter} className={classNames((isEmpty || isStandIn) && styles.faint)}>
      {isEmpty ? (
        <div className={look}>
          <p>{wordsOf(place).placeholder}</p>
        </div>
      ) : (
        // Without its place it is drawn as readers get it.
        <RichText of={{ value, lang }} headingLevel={headingLevel} className={className} />
      )}
    </StillText>
  );
}

interface StillTextProps {
  as: 'span' | 'div';
  place: TextPlace;
  className: string;
  onEnter(entry: Entry): void;
  children: ReactNode;
}

function StillText({ as: Element, place, className, onEnter, children }: StillTextProps) {
  const element = useRef<HTMLSpanElement & HTMLDivElement>(null);
  useEffect(() => (element.current === null ? undefined : offerEntry(element.current, onEnter)), [onEnter]);

  /** Before the press chooses something else; the words have not moved yet. */
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    ignoreClick();
    onEnter(entryAtPoint(event.currentTarget, event.clientX, event.clientY));
  };
  return (
    <Element
      ref={element}
      {...{ [textAttribute]: placeName(place) }}
      className={classNames(styles.still, className)}
      tabIndex={-1}
      onMouseDown={press}
      onFocus={() => onEnter('start')}
    >
      {children}
    </Element>
  );
}

/** The press was for the words, not for the link, the button or the answer that they stand in. */
function ignoreClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const once = { capture: true, once: true };
  document.addEventListener('click', ignore, once);
  // The click follows at once when the button comes up, or not at all.
  const forget = () => document.removeEventListener('click', ignore, once);
  document.addEventListener('mouseup', () => setTimeout(forget), once);
  // Of a button that comes up outside the window nobody hears: then the next press, or key, is another.
  document.addEventListener('mousedown', forget, once);
  document.addEventListener('keydown', forget, once);
}
