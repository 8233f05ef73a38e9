import { type KeyboardEvent, useState } from 'react';
import type { DifferentPart } from '#features/pages/contract/differences/page-differences.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { stepsOf, useDifferenceWords } from './difference-words.ts';

export interface Steps {
  /** From one on; nothing before the first step. */
  number: number;
  of: number;
  part: DifferentPart | undefined;
  /** It was reached by a key, so that whoever pressed it reads on there. */
  isByKey: boolean;
  go(by: 1 | -1): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** From difference to difference: by the buttons, or by N and P where the comparison has the focus. */
export function useSteps(parts: readonly DifferentPart[]): Steps {
  const { t } = useTranslation();
  const words = useDifferenceWords();
  const [at, setAt] = useState({ number: 0, isByKey: false });
  const steps = stepsOf(parts);
  const number = Math.min(at.number, steps.length);

  function go(by: 1 | -1, isByKey: boolean): void {
    const next = Math.min(Math.max(number + by, 1), steps.length);
    const step = steps[next - 1];
    if (step === undefined) return;
    setAt({ number: next, isByKey });
    const kind = t(`editor.versions.saidKinds.${step.difference.kind}`);
    say(t('editor.versions.saidStep', { number: next, of: steps.length, kind, name: words.title(step.part) }));
  }

  return {
    number,
    of: steps.length,
    part: steps[number - 1]?.part,
    isByKey: at.isByKey,
    go: (by) => go(by, false),
    onKeyDown(event) {
      const by = ({ n: 1, p: -1 } as const)[event.key.toLowerCase()];
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [role="listbox"]');
      if (by === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      go(by, true);
    },
  };
}
