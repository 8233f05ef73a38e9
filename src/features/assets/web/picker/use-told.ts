import { useState } from 'react';

/**
 * What a field shows, and how it tells a change. In the editor a value comes back a moment after it was told: until then
 * the field shows what it told, so that whoever presses on goes on from there and loses no step.
 */
export function useTold<Value>(
  value: Value,
  isSame: (one: Value, other: Value) => boolean,
): [shown: Value, tell: (to: Value) => void] {
  const [told, setTold] = useState<{ before: readonly Value[]; to: Value }>();
  const isComing = told !== undefined && !isSame(told.to, value) && told.before.some((one) => isSame(one, value));
  if (told !== undefined && !isComing) setTold(undefined);
  const shown = isComing ? told.to : value;
  return [shown, (to) => setTold({ before: [...(told?.before ?? []), shown], to })];
}
