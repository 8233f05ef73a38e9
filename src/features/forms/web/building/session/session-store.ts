import { forgetWork, keepWork, readWork, type Work } from '#platform/web/forms/kept-work.ts';
import type { FormHistory } from '../../../contract/building/form-history.ts';
import type { SessionStore, Unsent } from './create-form-session.ts';

/** Steps that are kept through a reload: more than this and a browser would refuse the whole. */
const keptSteps = 20;

/** What was not sent stays in the browser for two weeks, what can be undone as long as the tab. */
export function createSessionStore(guid: string, who: string): SessionStore {
  const work: Work = { who, what: `form/${guid}` };
  const key = `plein.form-history.${who}.${guid}`;
  return {
    readUnsent: () => readWork(work)?.value as Unsent | undefined,
    keepUnsent(unsent) {
      if (unsent === undefined) forgetWork(work);
      else keepWork(work, unsent);
    },
    readHistory() {
      try {
        const kept = window.sessionStorage.getItem(key);
        return kept === null ? undefined : (JSON.parse(kept) as FormHistory);
      } catch {
        // Storage is refused, or somebody else wrote there: one begins without steps.
        return undefined;
      }
    },
    keepHistory({ past, future }) {
      try {
        const kept = { past: past.slice(-keptSteps), future: future.slice(-keptSteps) };
        window.sessionStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // Too much for this browser: the steps are there until the tab is loaded again.
        window.sessionStorage?.removeItem(key);
      }
    },
  };
}
