export const importSiteKind = 'import-site';
export const undoImportKind = 'undo-import';
