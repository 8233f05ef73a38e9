import type { ComponentType } from 'react';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { RouteMarker } from '#platform/web/screens/feature-screen.ts';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import type { FoundItem, FoundPage } from '../../contract/found-things.ts';

/** What a command that does something works with. */
export interface CommandApp {
  call: Call;
  language: Language;
}

export interface CommandDialogProps<Thing> {
  thing: Thing;
  onClose(): void;
}

type CommandDialog<Thing> = () => Promise<{ default: ComponentType<CommandDialogProps<Thing>> }>;

interface Named {
  /** Unique over all features: "pages.new". */
  id: string;
  labelKey: string;
  /** Other words that people look for it by. */
  wordsKey?: string;
  icon: IconShape;
  /** Who is offered it; the server refuses the others all the same. */
  for: RouteMarker;
}

/** Something that can be done from anywhere: goes somewhere, does it at once, or asks something first. */
export type FeatureCommand = Named & {
  about?: undefined;
  /** Among the others; ten apart, so that another fits between. */
  order: number;
  /** Changes something, which an admin who views the site as someone else may not. */
  isChange?: boolean;
} & ({ path: string } | { run(app: CommandApp): unknown } | { dialog: CommandDialog<undefined> });

/** Something that can be done with what was found; its label has the name of that in it. */
export type ThingCommand<Kind extends 'page' | 'item', Thing> = Named & {
  about: Kind;
  isChange?: boolean;
  isOffered(thing: Thing): boolean;
  /** What stands below it, as a text with a number in it. */
  noteOf?(thing: Thing): { key: string; count: number } | undefined;
  /** Done with Ctrl Enter, without going to it first. */
  isMain?: boolean;
} & ({ pathOf(thing: Thing): string } | { dialog: CommandDialog<Thing> });

export type PageCommand = ThingCommand<'page', FoundPage>;
export type ItemCommand = ThingCommand<'item', FoundItem>;

/** Each feature lists its own in `web/<feature>.commands.ts`, where the app finds them (docs/decisions/0046). */
export type AnyCommand = FeatureCommand | PageCommand | ItemCommand;
