import SearchIcon from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import { BareDialog } from '#platform/web/ui/dialog/bare-dialog.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { KeyHint } from '#platform/web/ui/key-hint/key-hint.tsx';
import { isWritten } from '../catalogue.ts';
import { useSiteApp } from '../site-app-context.ts';
import styles from './command-palette.module.css';
import { PaletteFoot } from './palette-foot.tsx';
import { PaletteNotes } from './palette-notes.tsx';
import { optionId, PaletteOptions } from './palette-options.tsx';
import type { Doing, PaletteGroup, PaletteResult } from './palette-result.ts';
import { rememberChoice } from './recent-choices.ts';
import { usePalette } from './use-palette.ts';

interface CommandPaletteProps {
  /** What was typed while this was on its way. */
  typed?: string;
  onClose(): void;
  /** After it is closed; answers when it is done, where that can fail. */
  onDo(doing: Doing): unknown;
}

/** Ctrl K: one field for everything. The focus stays in it; the arrow keys go through what was found, and Enter does it. */
export default function CommandPalette({ typed, onClose, onDo }: CommandPaletteProps) {
  const { t } = useTranslation();
  const { language } = useSiteApp();
  return (
    <BareDialog label={t('commands.title')} onClose={onClose}>
      <Density name="admin" className={styles.palette}>
        <div className={styles.palette} {...(isWritten('admin', language) ? {} : inLanguage(defaultLanguage))}>
          <Palette typed={typed} onClose={onClose} onDo={onDo} />
        </div>
      </Density>
    </BareDialog>
  );
}

/** Where the keys lead, of so many. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function Palette({ typed: begun = '', onClose, onDo }: CommandPaletteProps) {
  const { t } = useTranslation();
  const id = useId();
  const { reader } = useSiteApp();
  const user = useUserState().applicationUser?.guid;
  const who = reader.viewingAs === null ? user : undefined;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(begun);
  const [marked, setMarked] = useState<string>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { command, groups, searching, again } = usePalette(typed, who);
  const results = groups.flatMap((group) => group.results.map((result) => ({ result, group: group.name })));
  const at = Math.max(
    0,
    results.findIndex(({ result }) => result.id === marked),
  );
  const current = results[at];
  const currentId = current && optionId(id, current.result);
  const count = t('commands.count', { count: results.length });
  useSaid(searching === 'loading' ? '' : count);

  // Who asks for the commands is about to type.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  async function perform(doing: Doing): Promise<void> {
    if (state === 'busy') return;
    // What can fail is told here, where it was asked for.
    if (doing.kind === 'path' || doing.kind === 'screen') return void onDo(doing);
    setState('busy');
    try {
      await onDo(doing);
    } catch {
      setState('failed');
    }
  }
  function choose({ result, group }: { result: PaletteResult; group: PaletteGroup }): void {
    remember(result, group);
    void perform(result.does);
  }
  function remember({ id: chosen, label, lang, note, does }: PaletteResult, group: PaletteGroup): void {
    if (who === undefined || chosen === 'forget' || chosen === 'search') return;
    const path = does.kind === 'path' ? does.path : undefined;
    rememberChoice(who, { id: chosen, group, label, lang, note, path });
  }
  function pressed(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const step = steps[event.key];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      const too = current?.result.doesToo ?? results.find(({ result }) => result.doesToo !== undefined)?.result.doesToo;
      if (too !== undefined) void perform(too);
    } else if (event.key === 'Enter' && current !== undefined) choose(current);
    else if (step !== undefined && results.length > 0) setMarked(results[step(at, results.length)]?.result.id);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={styles.find}>
        <Icon icon={SearchIcon} size={20} />
        <input
          type="text"
          role="combobox"
          className={styles.field}
          aria-label={t('commands.open')}
          aria-expanded={results.length > 0}
          aria-controls={results.length > 0 ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={currentId}
          placeholder={t('commands.open')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="go"
          ref={field}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(undefined);
            setState('idle');
          }}
          onKeyDown={pressed}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <span className="visually-hidden">{t('ui.close')} </span>
          <KeyHint keys="Esc" />
        </button>
      </div>
      <div className={styles.body}>
        {results.length > 0 && (
          <PaletteOptions
            id={id}
            groups={groups}
            current={current?.result}
            onMark={(result) => setMarked(result.id)}
            onChoose={(result, group) => choose({ result, group })}
          />
        )}
        <PaletteNotes
          searching={searching}
          hasFailed={state === 'failed'}
          words={results.length === 0 && command.words.length > 0 ? typed.trim() : undefined}
          isEmpty={results.length === 0 && command.words.length === 0}
          onAgain={again}
        />
      </div>
      <PaletteFoot count={count} hasPeople={reader.isAdmin} />
    </>
  );
}
