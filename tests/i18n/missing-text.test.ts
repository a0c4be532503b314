import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import type { LinguiConfig } from '@lingui/conf'
import { expect, onTestFinished, test } from 'vitest'

const texts = (language: string, messages: Readonly<Record<string, string>>) => {
  const head = `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n`
  const entries = Object.entries(messages).map(
    ([id, text]) => `#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${text}"\n`,
  )
  return [head, ...entries].join('\n')
}

/** The product's own configuration of the catalogs, for catalogs in a folder of the test. */
async function catalogIn(folder: string) {
  const { default: own } = (await import(join(process.cwd(), 'lingui.config.ts'))) as { default: LinguiConfig }
  const config = makeConfig({ ...own, rootDir: folder }, { skipValidation: true })
  const [catalog] = await getCatalogs(config)
  const { fallbackLocales = {}, sourceLocale = '' } = config
  return async (language: string) =>
    (await catalog?.getTranslations(language, { fallbackLocales, sourceLocale }))?.messages
}

test('the build fills a missing text with the English one [I18N-02]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (language: string, messages: Readonly<Record<string, string>>) => {
    mkdirSync(join(folder, 'src/i18n/locales', language), { recursive: true })
    writeFileSync(join(folder, 'src/i18n/locales', language, 'messages.po'), texts(language, messages))
  }
  const english = { 'cart.title': 'Your order', 'cart.total': 'Total', 'cart.empty': 'Nothing here' }
  write('en', english)
  write('it', { 'cart.title': 'Il tuo ordine', 'cart.total': '' })
  const messagesOf = await catalogIn(folder)
  expect(await messagesOf('it')).toEqual({ ...english, 'cart.title': 'Il tuo ordine' })
  expect(await messagesOf('en')).toEqual(english)
})
