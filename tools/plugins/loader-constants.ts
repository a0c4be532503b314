import type { Plugin } from 'vite'
export function loaderConstants(): Plugin {
  return { name: 'x' }
}
