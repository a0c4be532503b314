import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import type { DemoMember } from '#desk/contract/session.ts'
import { signIn } from '#desk/contract/session.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { Entrance } from '#desk/parts/entrance.tsx'
import { LanguageField } from '#desk/parts/language-field.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

/** Where this browser keeps the number of the restaurant that was typed last. */
const keptRestaurant = 'comanda-desk-restaurant'

/** How the last session ended: the service ended it (`ended`), or somebody has signed out (`left`). */
export type LastSession = 'ended' | 'left' | null

type SignInProps = {
  readonly last: LastSession
  /** Sign-ins that the demonstration shows to everybody. */
  readonly demoMembers: readonly DemoMember[]
  readonly onDone: () => void
}

/** The form to sign in, and the language of the desk. */
export function SignIn({ last, demoMembers, onDone }: SignInProps) {
  const form = useSignIn(onDone)
  return (
    <Entrance>
      <div className="desk-sheet">
        <h1>
          <Trans id="signIn.title">Sign in</Trans>
        </h1>
        <SignInForm form={form} last={last} />
        <LanguageField />
      </div>
      {demoMembers.length > 0 && <DemoMembers members={demoMembers} onChoose={form.enter} />}
    </Entrance>
  )
}

type Typed = { readonly restaurant: string; readonly email: string; readonly password: string }

function useSignIn(onDone: () => void) {
  const { t } = useLingui()
  const { kept } = useDesk()
  const { send, isPending, failure } = useChange()
  const inAddress = new URLSearchParams(window.location.search).get('restaurant')
  const first = { restaurant: inAddress ?? kept.getItem(keptRestaurant) ?? '', email: '', password: '' }
  const [typed, setTyped] = useState<Typed>(first)
  const [isJudged, setIsJudged] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const missing = (name: string) => t({ id: 'field.missing', message: `${name} is missing.` })
  const names = {
    email: t({ id: 'signIn.email', message: 'E-mail' }),
    password: t({ id: 'signIn.password', message: 'Password' }),
  }
  const faults = (of: Typed) => ({
    restaurant: /^[1-9]\d{0,8}$/.test(of.restaurant.trim())
      ? null
      : t({ id: 'signIn.noNumber', message: 'Type the number, such as 1. It stands in the tag on your site.' }),
    email: of.email.trim() === '' ? missing(names.email) : null,
    password: of.password === '' ? missing(names.password) : null,
  })

  /** Answers the name of the first field that is wrong, if any. */
  async function enter(of: Typed): Promise<keyof Typed | null> {
    setTyped(of)
    setIsJudged(true)
    setRefusal(null)
    const wrong = (['restaurant', 'email', 'password'] as const).find((name) => faults(of)[name] !== null)
    if (wrong) return wrong
    const restaurant = of.restaurant.trim()
    const answer = await send(signIn, {}, { restaurantId: Number(restaurant), email: of.email, password: of.password })
    if (answer.ok) {
      kept.setItem(keptRestaurant, restaurant)
      onDone()
    } else setRefusal(answer.refusal.reason)
    return null
  }

  return { typed, setTyped, names, faults: isJudged ? faults(typed) : null, enter, isPending, failure, refusal }
}

type SignInFormProps = { readonly form: ReturnType<typeof useSignIn>; readonly last: LastSession }

function SignInForm({ form, last }: SignInFormProps) {
  const { t } = useLingui()
  const { typed, setTyped, names, faults, enter, isPending } = form
  const said = useSaid(form, last)
  const change = (name: keyof Typed) => (value: string) => setTyped({ ...typed, [name]: value })
  const element = useRef<HTMLFormElement>(null)
  const first = useRef(typed.restaurant === '' ? 'restaurant' : 'email')
  useEffect(() => (element.current?.elements.namedItem(first.current) as HTMLElement | null)?.focus(), [])
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { elements } = event.currentTarget
        void enter(typed).then((wrong) => wrong && (elements.namedItem(wrong) as HTMLElement | null)?.focus())
      }}
    >
      <AlertList messages={said ? [said] : []} />
      <TextField
        name="restaurant"
        label={t({ id: 'signIn.restaurant', message: 'Number of the restaurant' })}
        inputMode="numeric"
        value={typed.restaurant}
        onChange={change('restaurant')}
        error={faults?.restaurant}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={names.email}
        value={typed.email}
        onChange={change('email')}
        error={faults?.email}
      />
      <PasswordField
        name="password"
        label={names.password}
        showLabel={t({ id: 'signIn.show', message: 'Show the password' })}
        hideLabel={t({ id: 'signIn.hide', message: 'Hide the password' })}
        value={typed.password}
        onChange={change('password')}
        error={faults?.password}
      />
      <Button variant="primary" type="submit" isWide isBusy={isPending}>
        <Trans id="signIn.title">Sign in</Trans>
      </Button>
    </form>
  )
}

/** Why the form is shown, or why it did not let somebody in. */
function useSaid({ refusal, failure }: ReturnType<typeof useSignIn>, last: LastSession): string | null {
  const { t } = useLingui()
  if (failure !== null) return failure
  if (refusal === 'wrong-password')
    return t({ id: 'signIn.wrong', message: 'Restaurant, e-mail or password is wrong.' })
  if (refusal === 'too-many')
    return t({
      id: 'signIn.tooMany',
      message: 'There were too many tries. Wait a quarter of an hour, then try again.',
    })
  if (refusal !== null) return t({ id: 'signIn.failed', message: 'You could not be signed in. Try again.' })
  if (last === 'ended') return t({ id: 'signIn.ended', message: 'You are signed out. Sign in again to go on.' })
  if (last === 'left') return t({ id: 'signIn.left', message: 'You are signed out.' })
  return null
}

type DemoMembersProps = {
  readonly members: readonly DemoMember[]
  readonly onChoose: (typed: Typed) => Promise<unknown>
}

function DemoMembers({ members, onChoose }: DemoMembersProps) {
  return (
    <section className="desk-sheet" aria-labelledby="demo-title">
      <h2 id="demo-title">
        <Trans id="demo.title">The demonstration</Trans>
      </h2>
      <p>
        <Trans id="demo.choose">Everybody may sign in here. Choose whose desk you want to see:</Trans>
      </p>
      <ul className="choices">
        {members.map(({ restaurant, name, email, password }) => (
          <li key={`${restaurant.id} ${email}`}>
            <button type="button" onClick={() => void onChoose({ restaurant: String(restaurant.id), email, password })}>
              <strong>{`${restaurant.name} · ${name}`}</strong>
              <span>
                <Trans id="demo.member">
                  Restaurant {restaurant.id}, {email}, password {password}
                </Trans>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
