import type { FoundPage } from '#features/commands/contract/found-things.ts';
import type { CommandDialogProps } from '#features/commands/web/parts/feature-command.ts';
import NewPageDialog from './new-page-dialog.tsx';

/** From the commands: a page anywhere, or below the one that was found. */
export default function NewPageCommand({ thing, onClose }: CommandDialogProps<FoundPage | undefined>) {
  const below = thing?.guid ?? undefined;
  return <NewPageDialog title="" {...(below === undefined ? {} : { below })} onClose={onClose} />;
}
