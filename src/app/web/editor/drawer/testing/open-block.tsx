import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import type { BlockDefinition } from '#blocks/kit/contract/block-definition.ts';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import type { Operation, TextPlace } from '#features/pages/contract/operations/operation.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { createPageReplica } from '#features/pages/web/editing/page-replica.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { optionFields } from '#platform/contract/options/option-fields.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { BlockTab } from '../block-tab.tsx';

export const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
export const roleId = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e02';

const answers: Record<string, unknown> = {
  '/api/profiles:loggedIn': { isAdmin: true, isContentManager: true },
  '/api/roles': [{ id: roleId, name: 'Wijkteam' }],
  '/api/pagetemplates': [{ guid: roleId, title: 'Nieuwsbrief' }],
  '/api/assetstorage': { own: { used: 0, allowed: null }, platform: null },
};
const call = (async ({ path }: { path: string }) => answers[path] ?? []) as Call;

interface Opened {
  /** Every operation since it was opened. */
  made(): Operation[];
  document(): PageDocument;
  leave(): void;
}

type Draw = (document: PageDocument, run: EditorSession['run'], write: EditorSession['write']) => ReactNode;

/** What draws a page that is being edited, for an admin; operations are made on the document at once. */
export async function openEdited(start: PageDocument, draw: Draw): Promise<Opened> {
  const replica = createPageReplica({ document: start, sequence: 0, by: 'eline' });
  const store = new UserStore({ isSignedIn: true });
  await store.loadApplicationUser(call);
  function Page() {
    const [shown, show] = useState(start);
    return draw(
      shown,
      (...operations) => {
        const group = replica.run(operations);
        show(replica.document);
        return group;
      },
      (written) => {
        replica.write(written, false);
        show(replica.document);
      },
    );
  }
  const { unmount } = render(
    <CallContext value={call}>
      <QueryClientProvider client={createLoadCache()}>
        <UserStoreContext value={store}>
          <Page />
        </UserStoreContext>
      </QueryClientProvider>
    </CallContext>,
  );
  const made = () => replica.pending.map(({ operation }) => operation);
  return { made, document: () => replica.document, leave: unmount };
}

interface OpenBlock {
  options?: Record<string, unknown>;
  period?: object;
  language?: Language;
}

/** The tab of one block that stands on a page with a side column. */
export async function openBlock(
  definition: BlockDefinition,
  { options = {}, period = {}, language = 'nl' }: OpenBlock = {},
): Promise<Opened & { options(): unknown }> {
  const block = { guid, buildingBlockName: definition.name, layoutPosition: 'main', sortId: 1, options, period };
  const start = PageDocument.parse({
    title: { $lang: { nl: 'Park' } },
    layout: '75-25',
    buildingBlockInstances: [block],
  });
  const kind = { fields: optionFields(definition.options), hasItems: false, takesVotes: false };
  const opened = await openEdited(start, (document, run, write) =>
    document.buildingBlockInstances.map((shown) => (
      <BlockTab key={shown.guid} block={shown} {...{ document, kind, language, run, write }} />
    )),
  );
  return { ...opened, options: () => opened.document().buildingBlockInstances[0]?.options };
}

/** Types all at once, however slow the machine is, and leaves the field. */
export function fill(field: HTMLElement, words: string): void {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: words } });
  act(() => field.blur());
}

/** The operation of who put these words in a text, in the place of others. */
export const typed = (place: Omit<TextPlace, 'format'>, words: string, from: number, to = from): Operation => ({
  kind: 'text',
  place: { ...place, format: 'plain' },
  steps: [
    {
      stepType: 'replace',
      from,
      to,
      ...(words === '' ? {} : { slice: { content: [{ type: 'text', text: words }] } }),
    },
  ],
});
