import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { ChecksHere } from './checks/checks-context.tsx';
import { CommentsHere } from './comments/comments-context.tsx';
import { EditorSurroundings } from './editor-surroundings.tsx';
import { EditorLayout } from './layout/editor-layout.tsx';
import { PeopleHere } from './people/people-context.tsx';
import { PlacedPictures } from './pictures/placed-pictures.tsx';

/** One page that is being edited, for as long as the editor is open. */
export default function PageEditor({ copy }: { copy: WorkingCopy }) {
  return (
    <EditorSurroundings copy={copy}>
      <PeopleHere>
        <CommentsHere>
          <PlacedPictures>
            <ChecksHere>
              <EditorLayout />
            </ChecksHere>
          </PlacedPictures>
        </CommentsHere>
      </PeopleHere>
    </EditorSurroundings>
  );
}
