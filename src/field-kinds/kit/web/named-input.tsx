import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import type { Finder } from './finders-context.ts';
import styles from './named-input.module.css';

interface NamedInputProps {
  id: string;
  label: string;
  help?: string | undefined;
  error?: ReactNode;
  isRequired?: boolean;
  isMany: boolean;
  finder: Finder;
  guids: readonly string[];
  onChange(guids: string[]): void;
}

/** Fewer letters find too much to choose from. */
const fewestLetters = 2;

/** People or items, looked up by name; what was chosen stands above the field and can be taken away. */
export function NamedInput({ id, label, help, error, isRequired, isMany, finder, guids, onChange }: NamedInputProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words.trim());
  const names = useQueries({
    queries: guids.map((guid) => ({
      queryKey: ['named', finder.key, guid],
      queryFn: () => finder.nameOf(guid),
      retry: false,
    })),
  });
  const found = useQuery({
    queryKey: ['named', finder.key, 'like', asked],
    queryFn: () => finder.find(asked),
    enabled: asked.length >= fewestLetters,
    placeholderData: keepPreviousData,
  });
  const options = asked.length < fewestLetters ? [] : (found.data ?? []).filter((one) => !guids.includes(one.id));
  return (
    <Fieldset legend={label} id={id} error={error} help={help} isRequired={isRequired ?? false}>
      {guids.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.chosen}>
          {guids.map((guid, place) => {
            // One that the editor may not know of keeps its place: leaving it out would take it away.
            const name = names[place]?.data ?? t('fields.named.unknown');
            return (
              <li key={guid} className={styles.line}>
                <span>{name}</span>
                <IconButton
                  icon={X}
                  label={t('fields.named.takeAway', { name })}
                  onPress={() => onChange(guids.filter((one) => one !== guid))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {(isMany || guids.length === 0) && (
        <ComboBox
          // An empty field after each choice.
          key={guids.length}
          label={t('fields.named.find')}
          options={options}
          isFilteredElsewhere
          inputValue={words}
          onInputChange={setWords}
          emptyText={t(asked.length < fewestLetters ? 'fields.named.typeMore' : 'fields.named.noneFound')}
          onChange={(guid) => {
            if (guid === null) return;
            onChange([...guids, guid]);
            setWords('');
          }}
        />
      )}
    </Fieldset>
  );
}
