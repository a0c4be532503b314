import { Trans } from '@lingui/react/macro'

import type { DemoMember } from '#desk/contract/session.ts'

import type { TypedSignIn } from './use-sign-in.ts'

type DemoMembersProps = {
  readonly members: readonly DemoMember[]
  readonly onChoose: (typed: TypedSignIn) => Promise<unknown>
}

/** Whose desk may be seen in the demonstration; choosing one signs in. */
export function DemoMembers({ members, onChoose }: DemoMembersProps) {
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
