/** Fewer than this are not summed up or told apart: an answer could be led back to somebody. */
export const leastGroup = 5;

/** Somebody, and too few to hide among. */
export const isFew = (number: number): boolean => number > 0 && number < leastGroup;

/** Whether a group may be looked at by itself: it is large enough, and so are all the others, who could be worked out from it. */
export const canStandAlone = (number: number, all: number): boolean => number >= leastGroup && !isFew(all - number);
