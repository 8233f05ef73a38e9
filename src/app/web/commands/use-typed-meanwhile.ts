import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The letters that someone types while what they are for is on its way: nobody waits for a field to come. Other keys do
 * nothing meanwhile, so that Enter does not press the button again that was pressed.
 */
export function useTypedMeanwhile(isWaiting: boolean, onEscape: () => void): () => string {
  const typed = useRef('');
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
    else if ([...event.key].length === 1) typed.current += event.key;
  });
  useEffect(() => {
    if (!isWaiting) return;
    typed.current = '';
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isWaiting]);
  return () => typed.current;
}
