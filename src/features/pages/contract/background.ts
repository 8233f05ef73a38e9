/** What a block stands on. Apart from its schema, so that the browser can offer them without the validation library. */
export const backgrounds = ['none', 'sheet', 'tint', 'brand'] as const;
