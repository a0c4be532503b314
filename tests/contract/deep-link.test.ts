import { describe, expect, test } from 'vitest'

import { secretLink } from '#src/contract/deep-link.ts'

const route = '/utente/password/reset/abc?idLocale=11'
const encoded = 'open=%2Futente%2Fpassword%2Freset%2Fabc%3FidLocale%3D11'

describe('secretLink', () => {
  test.each([
    ['https://a.example/', `https://a.example/#${encoded}`],
    ['https://a.example/page?x=1', `https://a.example/page?x=1#${encoded}`],
    ['https://a.example/#contacts', `https://a.example/#contacts?${encoded}`],
    ['https://a.example/#/page', `https://a.example/#/page?${encoded}`],
    ['https://a.example/#/page?x=1', `https://a.example/#/page?x=1&${encoded}`],
  ])('puts the route behind # of %s [ACCT-70]', (page, link) => {
    expect(secretLink(page, 'open', route)).toBe(link)
  })
})
