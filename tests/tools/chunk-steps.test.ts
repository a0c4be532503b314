import { readdirSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { steps } from '#tools/chunk-steps.ts'

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => `/src/${path}`)

describe('the steps of the build', () => {
  test.each(steps.map(({ name, screens }) => [name, screens] as const))('%s has modules', (_name, screens) => {
    expect(modules.filter((path) => screens.test(path))).not.toEqual([])
  })
})
