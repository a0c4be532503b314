/**
 * The oldest browsers the widget works in: those with popover and native CSS nesting. The build ships CSS as these read
 * it (`vite.config.ts`), and fails on a script API that one of them lacks (`tools/plugins/api-guard.ts`).
 */
export const targets = ['chrome120', 'safari17.2', 'firefox125']
