/** The time, as something that a test can hold still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
