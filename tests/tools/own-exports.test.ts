import { describe, expect, test } from 'vitest'

import { withOwnNames } from '#tools/plugins/own-exports.ts'

describe('own exports', () => {
  test('reads the own names of a module', () => {
    expect(withOwnNames('s=(e,n)=>{let r={};for(var i in e)t(r,i,{get:e[i]});return r}')).toBe(
      's=(e,n)=>{let r={};for(var i of Object.keys(e))t(r,i,{get:e[i]});return r}',
    )
  })

  test('refuses a helper that it does not know', () => {
    expect(() => withOwnNames('s=e=>Object.keys(e)')).toThrow('no longer known')
  })
})
