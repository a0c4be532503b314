import { describe, expect, test } from 'vitest'

import type { ViteManifest } from '#tools/build-files.ts'
import { buildFiles, filesOfStep } from '#tools/build-files.ts'
import { chunkOf } from '#tools/chunk-steps.ts'

const manifest: ViteManifest = {
  'src/element/element.ts': { file: 'chunks/b1/element.js', name: 'element', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'chunks/b1/shared.js', name: 'shared' },
  '_home.js': { file: 'chunks/b1/home.js', name: 'home', imports: ['src/element/element.ts'] },
  '_product.js': { file: 'chunks/b1/product.js', name: 'product', imports: ['src/element/element.ts'] },
  '_checkout.js': { file: 'chunks/b1/checkout.js', name: 'checkout', imports: ['_product.js', '_form.js'] },
  '_form.js': { file: 'chunks/b1/form.js', name: 'form' },
  '_return.js': { file: 'chunks/b1/return.js', name: 'return', imports: ['_shared.js', '_form.js'] },
  'src/features/venues/venues-screen.tsx': { file: 'chunks/b1/venues.js', name: 'venues-screen' },
  'src/i18n/locales/it/messages.po': { file: 'chunks/b1/messages.js', name: 'messages' },
}

describe('buildFiles', () => {
  test('gives each file to its first step, once', () => {
    expect(buildFiles(manifest)).toEqual({
      entry: 'chunks/b1/element.js',
      first: ['chunks/b1/element.js', 'chunks/b1/shared.js'],
      opening: ['chunks/b1/home.js'],
      returning: ['chunks/b1/return.js', 'chunks/b1/form.js'],
      added: {
        layers: [],
        background: [],
        finder: [],
        search: [],
        product: ['chunks/b1/product.js'],
        cart: [],
        slots: [],
        checkout: ['chunks/b1/checkout.js', 'chunks/b1/form.js'],
      },
      languages: { it: 'chunks/b1/messages.js' },
      rest: ['chunks/b1/home.js', 'chunks/b1/return.js', 'chunks/b1/venues.js'],
    })
  })

  test('says what to do when there is no entry', () => {
    expect(() => buildFiles({})).toThrow('npm run build')
  })
})

describe('filesOfStep', () => {
  test('names all that a step needs, loaded before or not', () => {
    expect(filesOfStep(manifest, 'checkout').toSorted()).toEqual([
      'chunks/b1/checkout.js',
      'chunks/b1/element.js',
      'chunks/b1/form.js',
      'chunks/b1/product.js',
      'chunks/b1/shared.js',
    ])
  })
})

describe('chunkOf', () => {
  type Module = { isEntry?: boolean; importers?: string[]; dynamicImporters?: string[] }
  const graphOf = (modules: Record<string, Module>) => ({
    getModuleInfo: (id: string) =>
      modules[id] ? { isEntry: false, importers: [], dynamicImporters: [], ...modules[id] } : null,
  })
  const [entry, product, checkout] = [
    '/src/element/element.ts',
    '/src/features/product/a.tsx',
    '/src/features/checkout/b.tsx',
  ]
  const account = '/src/features/account/account-screen.tsx'
  const dialogs = '/src/app/shell/dialogs.tsx'
  const [home, venues] = ['/src/app/shell/home-layout.tsx', '/src/features/venues/venue-choice.tsx']
  const lazy = { dynamicImporters: [entry] }

  test.each([
    ['what the entry needs', [entry, checkout], 'element'],
    ['what two steps need', [checkout, product], 'product'],
    ['what one step needs', [checkout], 'checkout'],
    ['what the checkout and the account need', [checkout, account], 'checkout-shared'],
    ['what home and the way to it need', [home, venues], 'home'],
    ['what they and a later step need', [home, venues, product], 'common'],
    ['what every visit and the account need', [dialogs, account], 'dialog'],
    ['what every visit and the checkout need', [dialogs, checkout], 'dialog'],
    ['what no step needs', ['/src/features/venues/c.tsx'], null],
  ])('puts %s where it is first needed', (_what, importers, name) => {
    const graph = graphOf({
      [entry]: { isEntry: true },
      [product]: lazy,
      [checkout]: lazy,
      [account]: lazy,
      [dialogs]: lazy,
      [home]: lazy,
      [venues]: lazy,
      '/src/features/venues/c.tsx': lazy,
      '/src/ui/x.ts': { importers },
    })
    expect(chunkOf('/src/ui/x.ts', graph)).toBe(name)
  })

  test('follows imports through other modules and around cycles', () => {
    const graph = graphOf({
      [product]: lazy,
      '/src/a.ts': { importers: ['/src/b.ts'] },
      '/src/b.ts': { importers: ['/src/a.ts', product] },
    })
    expect(chunkOf('/src/a.ts', graph)).toBe('product')
  })
})
