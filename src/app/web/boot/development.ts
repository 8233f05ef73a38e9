import RefreshRuntime from '/@react-refresh';

/** The preamble of hot reload, which Vite would otherwise put inline; it must run before the application. */
RefreshRuntime.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
void import('./boot.ts');
