import type { DeadTargets } from '#features/pages/contract/checks/checked-page.ts';
import type { Finding } from '#features/pages/contract/checks/finding.ts';
import { linkTargets } from '#features/pages/contract/checks/link-targets.ts';
import type { RunChecks } from '#features/pages/contract/checks/run-checks.ts';
import { type SetAside, type SetAsideFinding, withoutAside } from '#features/pages/contract/checks/set-aside.ts';
import { type CheckSettings, stopsPublishing } from '#features/pages/contract/checks/stops-publishing.ts';
import type { EditorSession, EditorState } from '#features/pages/web/editing/editor-session.ts';

export interface ChecksState {
  /** In every language that the page has, the default one first. */
  findings: readonly Finding[];
  /** Those of them that must be mended before readers get the page. */
  stopping: readonly Finding[];
  /** What someone said is meant so, for as long as what it is about stays as it was. */
  aside: readonly SetAsideFinding[];
  settings: CheckSettings;
  /** The server told which links are dead. */
  knowsLinks: boolean;
}

export interface KnownByServer {
  settings: CheckSettings;
  dead: DeadTargets;
  asides: readonly SetAside[];
}

interface ChecksInput {
  session: Pick<EditorSession, 'state' | 'subscribe'>;
  run: RunChecks;
  /** What only the server knows of the page as it has it. */
  ask(): Promise<KnownByServer>;
}

export interface Checks {
  state(): ChecksState;
  subscribe(listener: () => void): () => void;
  /** Looks at once. */
  now(): ChecksState;
  /** For who is about to publish: looks at once, with what the server knows. */
  settled(): Promise<ChecksState>;
  /** What the server knows since something was set aside. */
  learn(known: KnownByServer): void;
  /** Someone else said something of what was found: the server is asked again. */
  hear(): void;
  close(): void;
}

/** After so long without a change, and then only when the browser has nothing else to do: nobody waits for it. */
const pause = 400;

type Looked = Pick<EditorState, 'document' | 'translations'> & { known: KnownByServer | undefined };

export const nothingFound: ChecksState = { findings: [], stopping: [], aside: [], settings: {}, knowsLinks: false };

/** What stands in the way of readers, kept up to date while someone writes. */
export function createChecks({ session, run, ask }: ChecksInput): Checks {
  const listeners = new Set<() => void>();
  let state = nothingFound;
  let looked: Looked | undefined;
  let known: KnownByServer | undefined;
  let askedFor: string | undefined;
  let asking: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function now(): ChecksState {
    const { document, translations } = session.state();
    if (looked?.document === document && looked.translations === translations && looked.known === known) return state;
    looked = { document, translations, known };
    const { settings = {}, dead = {}, asides = [] } = known ?? {};
    const { findings, aside } = withoutAside(run(document, { translations, dead }), { asides, settings, document });
    const stopping = stopsPublishing(findings, settings, translations);
    state = { findings, stopping, aside, settings, knowsLinks: known !== undefined };
    for (const listener of listeners) listener();
    return state;
  }

  /** Whenever it leads to something else and the server has that; who asks meanwhile waits for the same answer. */
  async function askServer(): Promise<void> {
    const targets = JSON.stringify(linkTargets(session.state().document));
    if (targets === askedFor || session.state().saving.kind !== 'saved') return asking;
    askedFor = targets;
    const asked = learnFromServer();
    asking = asked;
    return asked;
  }

  /** Without a connection the next change asks again. */
  async function learnFromServer(): Promise<void> {
    try {
      known = await ask();
      if (!isClosed) now();
    } catch {
      askedFor = undefined;
    }
  }

  const look = () => {
    if (isClosed) return;
    now();
    void askServer();
  };
  const lookLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(look), pause);
  };
  const unsubscribe = session.subscribe(lookLater);
  lookLater();

  return {
    state: () => state,
    now,
    async settled() {
      if (known === undefined) await askServer();
      return now();
    },
    learn(told) {
      known = told;
      now();
    },
    hear() {
      askedFor = undefined;
      void askServer();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/** Not every browser can say when it is idle; one turn later is what those have. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work);
}
