/** Who was not heard of for so long is gone, and who did nothing for so long keeps nothing from others. */
export const presenceSeconds = 60;
