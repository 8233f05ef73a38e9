import type { NeededThing } from '../contract/needed.ts';

/** What someone said of a thing themselves; of the others what is needed counts. */
export type Choices = ReadonlyMap<string, boolean>;

/**
 * Those that go along: what is needed, unless someone said otherwise. What is needed only by something that stays behind
 * stays behind with it, and what cannot be published never goes.
 */
export function chosenThings(things: readonly NeededThing[], choices: Choices): NeededThing[] {
  const known = new Map(things.map((thing) => [thing.guid, thing]));
  const goes = (thing: NeededThing | undefined): boolean => {
    if (thing === undefined || thing.whyNot !== null) return false;
    const said = choices.get(thing.guid);
    if (said !== undefined) return said;
    return thing.isNeeded && (thing.by === null || goes(known.get(thing.by.guid)));
  };
  return things.filter(goes);
}

/** What is sent to publish them. Others may have changed what one does not have open, so of that it is said what was seen. */
export function publicationOf(chosen: readonly NeededThing[]) {
  const guidsOf = (kind: NeededThing['kind']) => chosen.filter((thing) => thing.kind === kind).map(({ guid }) => guid);
  return {
    pages: chosen
      .filter(({ kind }) => kind !== 'menu-item' && kind !== 'item')
      .map(({ guid, reason, sequence }) => (reason === 'self' || sequence === null ? { guid } : { guid, sequence })),
    menuItems: guidsOf('menu-item'),
    items: guidsOf('item'),
  };
}
