declare module '/@react-refresh' {
  const RefreshRuntime: { injectIntoGlobalHook(target: Window): void };
  export default RefreshRuntime;
}
