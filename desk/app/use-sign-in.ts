import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { signIn } from '#desk/contract/session.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'

import type { SignInWay } from './sign-in-way.ts'

/** Where this browser keeps the number of the restaurant that was typed last. */
const keptRestaurant = 'comanda-desk-restaurant'

export type TypedSignIn = { readonly restaurant: string; readonly email: string; readonly password: string }

/** Signs in with restaurant, e-mail and password: what is typed, and what is wrong with it. */
export function useSignIn({ change: { send, isPending }, onDone, onRefused }: SignInWay) {
  const { t } = useLingui()
  const { kept } = useDesk()
  const inAddress = new URLSearchParams(window.location.search).get('restaurant')
  const first = { restaurant: inAddress ?? kept.getItem(keptRestaurant) ?? '', email: '', password: '' }
  const [typed, setTyped] = useState<TypedSignIn>(first)
  const [isJudged, setIsJudged] = useState(false)

  const missing = (name: string) => t({ id: 'field.missing', message: `${name} is missing.` })
  const names = {
    email: t({ id: 'signIn.email', message: 'E-mail' }),
    password: t({ id: 'signIn.password', message: 'Password' }),
  }
  const faults = (of: TypedSignIn) => ({
    restaurant: /^[1-9]\d{0,8}$/.test(of.restaurant.trim())
      ? null
      : t({ id: 'signIn.noNumber', message: 'Type the number, such as 1. It stands in the tag on your site.' }),
    email: of.email.trim() === '' ? missing(names.email) : null,
    password: of.password === '' ? missing(names.password) : null,
  })

  /** Answers the name of the first field that is wrong, if any. */
  async function enter(of: TypedSignIn): Promise<keyof TypedSignIn | null> {
    setTyped(of)
    setIsJudged(true)
    onRefused(null)
    const wrong = (['restaurant', 'email', 'password'] as const).find((name) => faults(of)[name] !== null)
    if (wrong) return wrong
    const restaurant = of.restaurant.trim()
    const answer = await send(signIn, {}, { restaurantId: Number(restaurant), email: of.email, password: of.password })
    if (answer.ok) {
      kept.setItem(keptRestaurant, restaurant)
      onDone()
    } else onRefused(answer.refusal.reason)
    return null
  }

  return { typed, setTyped, names, faults: isJudged ? faults(typed) : null, enter, isPending }
}
