import type {
  AnyCommand,
  FeatureCommand,
  ItemCommand,
  PageCommand,
} from '#features/commands/web/parts/feature-command.ts';
import type { Reader } from '../../contract/render.ts';
import { isGranted } from '../route-marker.ts';

/** Each feature names its own. */
const found = import.meta.glob<AnyCommand[]>('../../../features/*/web/*.commands.ts', {
  eager: true,
  import: 'commands',
});

interface CommandsOfReader {
  anywhere: FeatureCommand[];
  pages: PageCommand[];
  items: ItemCommand[];
}

/** Only what its reader may do; the server refuses the rest all the same. */
export function commandsFor(reader: Reader, isDevelopment: boolean): CommandsOfReader {
  const granted = Object.values(found)
    .flat()
    .filter((one) => isGranted[one.for](reader, isDevelopment) && (reader.viewingAs === null || one.isChange !== true));
  return {
    anywhere: granted.filter((one) => one.about === undefined).toSorted((one, other) => one.order - other.order),
    pages: granted.filter((one) => one.about === 'page'),
    items: granted.filter((one) => one.about === 'item'),
  };
}
