import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import type { EditingRemote } from '#features/pages/web/editing/editing-remote.ts';
import { ChecksHere } from './checks/checks-context.tsx';
import { CommentsHere } from './comments/comments-context.tsx';
import { EditorSurroundings } from './editor-surroundings.tsx';
import { EditorLayout } from './layout/editor-layout.tsx';
import { PeopleHere } from './people/people-context.tsx';
import { PlacedPictures } from './pictures/placed-pictures.tsx';
import { PublishHere } from './publish/publish-context.tsx';
import type { EditorUi } from './state/editor-ui.ts';

interface PageEditorProps {
  copy: WorkingCopy;
  /** Of what is no page, but edited as one. */
  remote?: EditingRemote;
  /** What is open when it begins. */
  first?: EditorUi;
}

/** One page that is being edited, for as long as the editor is open. */
export default function PageEditor({ copy, remote, first }: PageEditorProps) {
  return (
    <EditorSurroundings copy={copy} remote={remote} first={first}>
      <PeopleHere>
        <CommentsHere>
          <PlacedPictures>
            <ChecksHere>
              <PublishHere>
                <EditorLayout />
              </PublishHere>
            </ChecksHere>
          </PlacedPictures>
        </CommentsHere>
      </PeopleHere>
    </EditorSurroundings>
  );
}
