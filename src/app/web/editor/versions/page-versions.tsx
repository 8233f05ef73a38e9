import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import type { EditingRemote } from '#features/pages/web/editing/editing-remote.ts';
import { EditorSurroundings } from '../editor-surroundings.tsx';
import { VersionsScreen } from './versions-screen.tsx';

interface PageVersionsProps {
  copy: WorkingCopy;
  /** Of what is no page, but edited as one. */
  remote?: EditingRemote;
}

/** The versions of one page or item, and the moments between them. */
export default function PageVersions({ copy, remote }: PageVersionsProps) {
  return (
    <EditorSurroundings copy={copy} remote={remote}>
      <VersionsScreen />
    </EditorSurroundings>
  );
}
