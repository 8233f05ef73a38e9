/** Over how many days the figures can be asked for. */
export const figureDays = [7, 30, 90, 365] as const;
