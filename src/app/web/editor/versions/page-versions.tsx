import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { EditorSurroundings } from '../editor-surroundings.tsx';
import { VersionsScreen } from './versions-screen.tsx';

/** The versions of one page, and the moments between them. */
export default function PageVersions({ copy }: { copy: WorkingCopy }) {
  return (
    <EditorSurroundings copy={copy}>
      <VersionsScreen />
    </EditorSurroundings>
  );
}
