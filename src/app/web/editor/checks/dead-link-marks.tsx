import { useEffect, useState } from 'react';
import { useEditor, useUi } from '../state/editor-context.ts';
import { useChecks } from './checks-context.tsx';
import { createDeadLinkMarks } from './mark-dead-links.ts';
import { useFindingWords } from './use-finding-words.ts';

/** Shows in the texts which links are dead. It is drawn, and marks, when the checks looked again: not at each key. */
export function DeadLinkMarks(): null {
  const { language } = useEditor();
  const findings = useChecks((state) => state.findings);
  // A text that is entered or left is another element.
  useUi((ui) => ui.typingAt);
  const words = useFindingWords();
  const [mark] = useState(createDeadLinkMarks);
  useEffect(() => {
    const dead = findings.filter(({ check, place }) => check === 'dead-links' && place.language === language);
    mark(dead, (finding) => {
      const { what, todo } = words(finding);
      return `${what}. ${todo}`;
    });
  });
  return null;
}
