/** A block's folder follows from its name by rule, so that the browser finds a view without a list: CallToAction → call-to-action. */
export const blockFolder = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
