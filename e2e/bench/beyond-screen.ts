import { buildFiles, filesOfStep, readViteManifest } from '#tools/build-files.ts'

import type { Opened } from './opening.ts'
import type { SentRequest } from './requests.ts'

/**
 * What an untouched widget fetched and its menu does not show: files other than those of the menu, its texts and its
 * search, and calls sent once the menu was usable.
 */
export function beyondScreen({ ms, untouched }: Opened): SentRequest[] {
  const manifest = readViteManifest('dist')
  const { first, languages } = buildFiles(manifest)
  const shown = new Set([...first, ...Object.values(languages), ...filesOfStep(manifest, 'finder')])
  return untouched.filter(({ path, sentMs }) => (path.startsWith('/chunks/') ? !shown.has(path.slice(1)) : sentMs > ms))
}
