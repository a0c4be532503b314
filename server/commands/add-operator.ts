import { randomBytes } from 'node:crypto'

import { safeParse } from 'zod/mini'

import { memberEmail, memberName, newPassword } from '#desk/contract/members.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import { addOperator, removeOperator, setOperatorPassword } from '#server/operators/operators.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

export type OperatorWish = {
  readonly email: string
  /** The part of the e-mail before the @ when left out. */
  readonly name?: string | undefined
  /** Made up when left out. */
  readonly password?: string | undefined
  /** Gives somebody who is an operator already a new password. */
  readonly isForgotten?: boolean
  /** Takes the desk away. */
  readonly isRemoved?: boolean
  readonly nowMs: number
}

/** Adds, renews or removes an operator. Answers what to tell whoever runs the command, or one sentence per fault. */
export async function addOperatorAs(db: Database, wish: OperatorWish): Promise<Verdict<string, readonly string[]>> {
  const faults = faultsOf(wish)
  if (faults.length > 0) return refuse(faults)
  const email = wish.email.trim().toLowerCase()
  const nobody = refuse([`Nobody with the e-mail ${email} is an operator.`])
  if (wish.isRemoved) return (await removeOperator(db, email)) ? accept(`${email} is no operator any more.`) : nobody
  const password = wish.password ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const told = wish.password === undefined ? ` with the password ${password}` : ''
  const signsIn = `${email} signs in at /operator${told}.`
  if (wish.isForgotten) return (await setOperatorPassword(db, email, passwordHash)) ? accept(signsIn) : nobody
  const name = wish.name ?? email.split('@')[0] ?? email
  const added = await addOperator(db, { email, name, passwordHash, createdAt: new Date(wish.nowMs) })
  if (added) return accept(signsIn)
  return refuse([`${email} is an operator already: --forgotten sets a new password.`])
}

function faultsOf({ email, name, password }: OperatorWish): string[] {
  return [
    ...(safeParse(memberEmail, email).success ? [] : [`--email must be an e-mail address, and it is "${email}".`]),
    ...(safeParse(memberName, name ?? 'nobody').success ? [] : ['--name must have 1 to 100 characters.']),
    ...(safeParse(newPassword, password ?? 'made up later').success
      ? []
      : ['The password must have 8 to 200 characters.']),
  ]
}
