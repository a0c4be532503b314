// wouter asks for the shim of React 17; React 19 and preact/compat have the hook themselves.
export { useSyncExternalStore } from 'react'
