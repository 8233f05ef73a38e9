import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { KeyHint } from '#platform/web/ui/key-hint/key-hint.tsx';
import { useEditor } from '../state/editor-context.ts';
import styles from './commands-dialog.module.css';
import { foundCommands, type ListedCommand } from './editor-commands.ts';
import { useListedCommands } from './use-listed-commands.ts';

/** Ctrl K: all that can be done, found by typing; the arrow keys go through it and Enter does it. */
export default function CommandsDialog() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const close = () => ui.set({ isCommanding: false });
  return (
    <Dialog isOpen size="small" title={t('editor.commands.title')} onOpenChange={(isOpen) => !isOpen && close()}>
      <CommandList onClose={close} />
    </Dialog>
  );
}

function CommandList({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const id = useId();
  const commands = useListedCommands();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const found = foundCommands(commands, query);
  const current = found[Math.min(marked, found.length - 1)];
  const idOf = (command: ListedCommand) => `${id}-${command.id}`;
  const currentId = current && idOf(current);

  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const run = (command: ListedCommand) => {
    // First closed: what it opens or focuses comes after.
    onClose();
    setTimeout(() => command.run());
  };
  const search = (words: string) => {
    setQuery(words);
    setMarked(0);
    say(t('editor.commands.found', { count: foundCommands(commands, words).length }));
  };
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && current !== undefined) run(current);
    else if (step !== undefined) setMarked((Math.min(marked, found.length - 1) + step + found.length) % found.length);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        type="text"
        role="combobox"
        className={styles.search}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={currentId}
        aria-label={t('editor.commands.search')}
        placeholder={t('editor.commands.search')}
        // biome-ignore lint/a11y/noAutofocus: who asks for the list is about to type
        autoFocus
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={pressed}
      />
      {found.length === 0 && <p className={styles.none}>{t('editor.commands.none')}</p>}
      <div id={`${id}-list`} role="listbox" aria-label={t('editor.commands.title')} className={styles.list}>
        {found.map((command) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: focus stays in the search field, which names the one that is marked
          <div
            key={command.id}
            id={idOf(command)}
            role="option"
            aria-selected={command === current}
            className={styles.command}
            onClick={() => run(command)}
          >
            {command.label}
            {command.shortcut !== undefined && <KeyHint keys={command.shortcut} />}
          </div>
        ))}
      </div>
    </>
  );
}
