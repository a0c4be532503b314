import { useLazyModule } from '#src/query/use-lazy-module.ts'

import { useDesk } from './desk-context.tsx'

/** Loads code that comes when it is needed, in a chunk of its own, with its texts: the first load has those of its own code only. */
export function useLateCode<T>(name: string, load: () => Promise<T>) {
  const { needLateTexts } = useDesk()
  return useLazyModule(name, async () => (await Promise.all([load(), needLateTexts()]))[0], true)
}
