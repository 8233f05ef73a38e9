/** Beside the schema of a platform, which it shows as it was. */
export const pastSchemaOf = (schema: string): string => `${schema}_past`;
