import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { findNameable, type NameablePerson } from '../../contract/forum.endpoints.ts';
import { nameBeingTyped } from '../../contract/mentions.ts';
import type { ThreadTarget } from '../../contract/reaction.ts';
import styles from './mention-area.module.css';
import { ThreadArea } from './thread-field.tsx';

interface MentionAreaProps extends Omit<ComponentProps<typeof ThreadArea>, 'ref'> {
  target: ThreadTarget;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Members may name each other; before it is known who reads, and for visitors, it is a field like any other. */
  canMention: boolean;
  onNamed(guid: string): void;
}

const nobody: readonly NameablePerson[] = [];

/** Where one writes. Behind an @ names are offered: by arrows and Enter, by Tab, or by pressing one. */
export function MentionArea({ target, area, canMention, onNamed, ...field }: MentionAreaProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [asked, ask] = useState<ReturnType<typeof nameBeingTyped>>();
  const [at, setAt] = useState(0);
  const [said, say] = useState('');
  const input = { params: target, query: { words: asked?.typed.trim() ?? '' } };
  const { data: people = nobody, isSuccess } = useQuery({
    queryKey: [endpointUrl(findNameable, input)],
    queryFn: () => call(findNameable, input),
    enabled: canMention && asked !== undefined,
    // What was offered stays until the next names have come.
    placeholderData: (before) => before,
    retry: false,
    staleTime: 60_000,
  });
  const isOpen = asked !== undefined && people.length > 0;
  const chosen = people[Math.min(at, people.length - 1)];
  const listId = `${field.id}-people`;
  const optionId = (guid: string) => `${field.id}-person-${guid}`;

  function look(): void {
    const { current } = area;
    if (!canMention || current === null) return;
    const found = nameBeingTyped(current.value, current.selectionStart);
    if (found?.typed !== asked?.typed) setAt(0);
    ask(found);
    say('');
  }

  // Whoever typed an @ before it was known that they may name somebody is offered the names once it is.
  useEffect(() => {
    const { current } = area;
    if (!canMention || current === null || current !== document.activeElement) return;
    ask(nameBeingTyped(current.value, current.selectionStart));
  }, [area, canMention]);

  function choose({ guid, name }: NameablePerson): void {
    const { current } = area;
    if (current === null || asked === undefined) return;
    current.setRangeText(`@${name} `, asked.from, current.selectionStart, 'end');
    current.focus();
    ask(undefined);
    say(t('reactions.mention.chosen', { name }));
    onNamed(guid);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen || chosen === undefined || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt((at + 1) % people.length);
    else if (event.key === 'ArrowUp') setAt((at + people.length - 1) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen);
    else if (event.key === 'Escape') ask(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const count = asked !== undefined && isSuccess ? t('reactions.mention.found', { count: people.length }) : '';
  return (
    <div className={styles.place}>
      <ThreadArea
        {...field}
        ref={area}
        {...(canMention && {
          'aria-autocomplete': 'list' as const,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': isOpen && chosen !== undefined ? optionId(chosen.guid) : undefined,
          onInput: look,
          onClick: look,
          onKeyDown,
          onBlur: () => ask(undefined),
        })}
      />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t('reactions.mention.label')} className={styles.people}>
          {people.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the field names the chosen one (aria-activedescendant)
            <div
              key={person.guid}
              id={optionId(person.guid)}
              role="option"
              aria-selected={person.guid === chosen?.guid}
              className={styles.person}
              // The field would lose the focus, and with it the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
      {canMention && (
        <p role="status" className="visually-hidden">
          {said || count}
        </p>
      )}
    </div>
  );
}
