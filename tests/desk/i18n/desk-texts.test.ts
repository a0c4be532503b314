import type { Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'

import { createDeskTexts } from '#desk/i18n/desk-texts.ts'
import type { Language } from '#src/options/languages.ts'

type Catalog = () => Promise<{ readonly messages: Messages }>

/** Texts whose catalogs come when they are let through, by names such as `de rest`. */
function aDesk() {
  const asked: string[] = []
  const waiting = new Map<string, (reply: { readonly messages: Messages } | Error) => void>()
  const catalog =
    (language: Language, part: string): Catalog =>
    () =>
      new Promise((resolve, reject) => {
        const name = `${language} ${part}`
        asked.push(name)
        waiting.set(name, (reply) => (reply instanceof Error ? reject(reply) : resolve(reply)))
      })
  const both = (language: Language) => [catalog(language, 'first'), catalog(language, 'rest')] as const
  const catalogs = { it: both('it'), en: both('en'), de: both('de'), fr: both('fr'), es: both('es') }
  const i18n = setupI18n()
  const texts = createDeskTexts(i18n, catalogs)
  const answer = async (name: string, reply: { readonly messages: Messages } | Error) => {
    waiting.get(name)?.(reply)
    // Whatever follows from it has run after one more turn.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    texts,
    asked,
    come: (name: string) => answer(name, { messages: { [name.slice(3)]: name } }),
    fail: (name: string) => answer(name, new Error('offline')),
    shown: () => [i18n._('first'), i18n._('rest')],
  }
}

/** A desk in German, in its first load. */
async function aGermanDesk() {
  const desk = aDesk()
  void desk.texts.show('de')
  await desk.come('de first')
  return desk
}

test('the first load asks for its own texts alone', async () => {
  const { asked, shown } = await aGermanDesk()
  expect(asked).toEqual(['de first'])
  expect(shown()).toEqual(['de first', 'rest'])
})

test('late code waits until its texts are there', async () => {
  const { texts, come, shown } = await aGermanDesk()
  const ready = texts.needRest()
  await come('de rest')
  await ready
  expect(shown()).toEqual(['de first', 'de rest'])
})

test('another language comes whole while late code is shown', async () => {
  const { texts, come, shown } = await aGermanDesk()
  void texts.needRest()
  await come('de rest')
  void texts.show('fr')
  await come('fr first')
  expect(shown()).toEqual(['de first', 'de rest'])
  await come('fr rest')
  expect(shown()).toEqual(['fr first', 'fr rest'])
})

test('late code opened while the language changes waits for both', async () => {
  const { texts, come, shown } = await aGermanDesk()
  void texts.show('fr')
  let isReady = false
  void texts.needRest().then(() => (isReady = true))
  await come('fr first')
  // They are asked for anew, with the rest.
  await come('fr first')
  await come('fr rest')
  expect(shown()).toEqual(['fr first', 'fr rest'])
  expect(isReady).toBe(false)
  await come('de rest')
  expect(isReady).toBe(true)
  expect(shown()).toEqual(['fr first', 'fr rest'])
})

test('late code whose texts fail can be asked for again', async () => {
  const { texts, come, fail, shown } = await aGermanDesk()
  const first = texts.needRest().catch((error: unknown) => error)
  await fail('de rest')
  expect(await first).toEqual(new Error('offline'))
  const again = texts.needRest()
  await come('de rest')
  await again
  expect(shown()).toEqual(['de first', 'de rest'])
})

test('the language that was chosen last is shown', async () => {
  const { texts, come, shown } = await aGermanDesk()
  void texts.show('fr')
  void texts.show('es')
  await come('es first')
  await come('fr first')
  expect(shown()[0]).toBe('es first')
})
