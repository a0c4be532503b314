import type { Id } from '#src/contract/values.ts'
import { signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

const origin = 'https://service.example'
type SignIn = { readonly restaurantId: Id<'Restaurant'>; readonly email: string; readonly password: string }
type Listed = { readonly id: number; readonly payment?: { readonly mode: string } }

/** A desk that somebody has opened with their password: it reads its lists anew whenever its stream says so. */
export async function openDesk(service: Pick<TestService, 'fetch'>, signIn: SignIn) {
  const cookie = await signInAtDesk(service, signIn)
  if (cookie === null) throw new Error(`The password of ${signIn.email} is not taken.`)
  const get = (path: string) => service.fetch(`${origin}/staff/api/${path}`, { headers: { Cookie: cookie } })
  const stream = (await get('events')).body?.pipeThrough(new TextDecoderStream()).getReader()

  return {
    /** What a list says of a number, read at the first news after which it is there. */
    hear: async (list: 'orders' | 'reservations', id: number): Promise<Listed> => {
      for (;;) {
        const { value, done = true } = (await stream?.read()) ?? {}
        if (done) throw new Error('The stream has ended.')
        if (!value?.includes('event: changed')) continue
        const lists = (await (await get(list)).json()) as Partial<Record<typeof list, Listed[]>>
        const found = lists[list]?.find((one) => one.id === id)
        if (found) return found
      }
    },
    close: () => stream?.cancel(),
  }
}
