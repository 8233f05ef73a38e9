/** What "onward" is across the screen: 1 where one reads from left to right, -1 where from right to left. */
export const readingSign = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
