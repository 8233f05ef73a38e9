/** Letters, in each language. Apart from the schema, so that the browser knows them without the validation library. */
export const titleLimit = 500;
export const descriptionLimit = 2000;
