interface HourCount {
  weekday: number;
  hour: number;
  number: number;
}

/** Of hours that are as busy the first of the week. */
export const busiestHour = (hours: readonly HourCount[]): HourCount | undefined =>
  hours
    .toSorted((one, other) => other.number - one.number || one.weekday - other.weekday || one.hour - other.hour)
    .at(0);
