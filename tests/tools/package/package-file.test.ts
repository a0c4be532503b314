import { expect, test } from 'vitest'

import { publishedPackage, repositoryAddress } from '#tools/package/package-file.ts'

test.each([
  'git@github.com:acme/comanda.git',
  'ssh://git@github.com/acme/comanda.git',
  'https://github.com/acme/comanda',
  'https://someone:token@github.com/acme/comanda/',
])('The remote %s is named without its user', (origin) => {
  expect(repositoryAddress(origin)).toBe('git+https://github.com/acme/comanda.git')
})

test('A clone without a remote names no repository', () => {
  expect(publishedPackage(null)).not.toHaveProperty('repository')
  expect(publishedPackage('https://github.com/acme/comanda')).toHaveProperty('repository.type', 'git')
})
