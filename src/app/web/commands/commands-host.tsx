import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { addTexts } from '../catalogue.ts';
import { useSiteApp } from '../site-app-context.ts';
import type CommandPalette from './command-palette.tsx';
import { CommandsNotLoaded } from './commands-not-loaded.tsx';
import { closeCommands, hasOwnCommands, openCommands, useAreCommandsOpen } from './commands-store.ts';
import type { Doing } from './palette-result.ts';
import { useTypedMeanwhile } from './use-typed-meanwhile.ts';

type Asking = ComponentType<{ onClose(): void }>;

const isCommandKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Opens the commands with Ctrl K, for who may edit something here; their code and words come the first time. */
export default function CommandsHost() {
  const app = useSiteApp();
  const isOpen = useAreCommandsOpen();
  const navigate = useNavigate();
  const [Palette, setPalette] = useState<typeof CommandPalette>();
  const [hasFailed, setFailed] = useState(false);
  const [asking, setAsking] = useState<{ Asking: Asking }>();

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // In a text it made a link already, and a screen with commands of its own opens them itself.
    if (!isCommandKey(event) || event.defaultPrevented || hasOwnCommands()) return;
    if (!app.reader.isContentManager && !app.shownPage.canEdit && !isAdminPath()) return;
    event.preventDefault();
    openCommands();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const isNeeded = isOpen && Palette === undefined && !hasFailed;
  const typedMeanwhile = useTypedMeanwhile(isNeeded, closeCommands);
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([import('./command-palette.tsx'), addTexts(app, 'admin'), addTexts(app, 'screens')]).then(
      ([{ default: loaded }]) => setPalette(() => loaded),
      () => setFailed(true),
    );
  }, [isNeeded, app]);

  const isAdminPath = () => /^\/admin\//.test(splitLanguagePrefix(window.location.pathname, app.locale.languages).path);

  function go(address: string): void {
    const { language, path } = splitLanguagePrefix(address, app.locale.languages);
    if (language === app.language) void navigate(path);
    else window.location.assign(address);
  }

  async function perform(doing: Doing): Promise<void> {
    if (doing.kind === 'path') return afterClosing(() => go(doing.path));
    if (doing.kind === 'dialog') {
      const loaded = await doing.load();
      return afterClosing(() => setAsking({ Asking: loaded }));
    }
    if (doing.kind === 'screen') return afterClosing(doing.run);
    await doing.run();
    closeCommands();
  }

  return (
    <>
      {isOpen && Palette !== undefined && <Palette typed={typedMeanwhile()} onClose={closeCommands} onDo={perform} />}
      {isOpen && hasFailed && (
        <CommandsNotLoaded
          onClose={() => {
            setFailed(false);
            closeCommands();
          }}
        />
      )}
      {asking !== undefined && <asking.Asking onClose={() => setAsking(undefined)} />}
    </>
  );
}

/** First closed, so that the focus is back where it was: what is opened then gives it back to that. */
function afterClosing(then: () => void): void {
  closeCommands();
  setTimeout(then);
}
