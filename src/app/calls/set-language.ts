import type { Instance } from '#src/instance/create-instance.ts'
import { isLanguage, languages } from '#src/options/languages.ts'

/**
 * Shows another language, as the attribute `language` does: it is not stored, so that a later choice of the diner counts.
 * Rejects for a language that the widget does not have, and when its texts cannot be loaded; of two calls the later one
 * counts.
 */
export async function setLanguage(instance: Instance, language: unknown): Promise<void> {
  const code = String(language).toLowerCase().split('-', 1)[0] ?? ''
  if (!isLanguage(code)) throw new Error(`"${code}" is none of ${languages.join(', ')}.`)
  // A widget that the page creates anew starts with it.
  instance.surface.hostElement.setAttribute('language', code)
  await instance.showLanguage(code)
}
