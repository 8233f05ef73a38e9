/**
 * The preamble of hot reload, which Vite would otherwise put inline. It must run before the application, and its
 * address exists only in the development server.
 */
export {};

const runtimeAddress = '/@react-refresh';
const { default: runtime } = (await import(/* @vite-ignore */ runtimeAddress)) as {
  default: { injectIntoGlobalHook(target: Window): void };
};
runtime.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
await import('./boot.ts');
