import { describe, expect, test } from 'vitest'

import { createStorage } from '#src/integrations/storage.ts'
import { storageKey } from '#src/options/storage-keys.ts'

const host = 'https://service.test'
const keyOf = (name: Parameters<typeof storageKey>[2]) => storageKey(host, 1, name)

/** A browser whose storage has room for so many characters. */
function aBrowser(room: number) {
  const map = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => void map.delete(key),
    setItem(key: string, value: string) {
      const others = [...map].filter(([name]) => name !== key)
      const used = others.reduce((sum, [, text]) => sum + text.length, 0)
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      map.set(key, value)
    },
  }
  const view = Object.assign(new EventTarget(), { localStorage }) as unknown as Window
  return { map, view, storage: createStorage({ view, host, restaurantId: 1 }) }
}

const long = 'x'.repeat(80)

describe('the storage of a widget', () => {
  test('drops remembered replies when the browser’s is full', () => {
    const { storage, map } = aBrowser(100)
    storage.write('replies', long)
    storage.write('cart', 'a cart of some length')
    expect([...map.keys()]).toEqual([keyOf('cart')])
    expect(storage.read('replies')).toBeUndefined()
  })

  test('reads what the page has parsed already [SHELL-75]', () => {
    const { storage, view } = aBrowser(100)
    storage.write('cart', { lines: [1] })
    const { getItem } = view.localStorage
    view.localStorage.getItem = (key) => JSON.parse(getItem(key) as string) as string
    expect(storage.read('cart')).toEqual({ lines: [1] })
  })

  test('keeps in memory what does not fit [PERSIST-03]', () => {
    const { storage, map, view } = aBrowser(100)
    storage.write('cart', 'a cart of some length')
    storage.write('replies', 'short')
    storage.write('replies', long)
    expect([...map.keys()]).toEqual([keyOf('cart')])
    expect(storage.read('replies')).toBe(long)
    expect(createStorage({ view, host, restaurantId: 1 }).read('replies')).toBeUndefined()
    storage.write('cart', long + long)
    expect(storage.read('cart')).toBe(long + long)
  })

  test('serves from memory where the browser’s is blocked [PERSIST-03]', () => {
    const view = new EventTarget() as unknown as Window
    Object.defineProperty(view, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    const storage = createStorage({ view, host, restaurantId: 1 })
    storage.write('replies', long)
    expect(storage.read('replies')).toBe(long)
    storage.remove('replies')
    expect(storage.read('replies')).toBeUndefined()
  })
})
