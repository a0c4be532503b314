import * as z from 'zod/mini'

import { deskSend } from '#desk/contract/desk-call.ts'

/** A picture in base64 that is to be the logo; answers the code that the part `look` names it by. */
export const uploadLogo = deskSend(
  '/logo',
  z.object({ picture: z.base64().check(z.minLength(1), z.maxLength(200_000)) }),
  z.object({ code: z.string() }),
)
