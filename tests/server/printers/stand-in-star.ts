import type { TestService } from '#tests/support/service.ts'

/** What a Star printer is and how it answers (CloudPRNT guide 2.4.0). */
type StarWish = {
  /** What it decodes; null = it answers no client action. */
  readonly encodings?: string | null
  /** Firmware before tokens. */
  readonly isOld?: boolean
}

type Poll = {
  readonly jobReady: boolean
  readonly mediaTypes?: readonly string[]
  readonly jobToken?: string
  readonly clientAction?: readonly { readonly request: string; readonly options: string }[]
}

/** A paper with the number of the ticket on it. */
export type Paper = { readonly token: string; readonly type: string; readonly content: Buffer }

const usual = 'image/png; application/vnd.star.starprnt; text/plain'

/** A stand-in of a Star printer that follows the guide of its maker. */
export function starPrinter(
  { fetch }: Pick<TestService, 'fetch'>,
  secret: string,
  { encodings = usual, isOld = false }: StarWish = {},
) {
  const address = `https://service.example/print/${secret}`
  const papers: Paper[] = []
  let statusCode = '200%20OK'
  let answers: readonly object[] | null = null

  /** Asks, and answers at once what it is asked for. */
  async function poll(): Promise<Poll> {
    const said = { status: '23 6 0 0 0 0 0 0 0', printerMAC: '00:11:62:00:00:01', uniqueID: null, statusCode }
    const body = JSON.stringify({ ...said, jobToken: null, printingInProgress: false, clientAction: answers })
    answers = null
    const headers = { 'Content-Type': 'application/json' }
    const reply: Poll = await (await fetch(address, { method: 'POST', headers, body })).json()
    if (reply.clientAction && encodings !== null) {
      answers = reply.clientAction.map(({ request }) => ({ request, result: request === 'Encodings' ? encodings : '' }))
      return reply.jobReady ? reply : poll()
    }
    return reply
  }

  const queryOf = (token: string | undefined, more: Readonly<Record<string, string>>) =>
    new URLSearchParams({ uid: '1', mac: '00:11:62:00:00:01', ...(token && !isOld && { token }), ...more })

  const get = (token: string | undefined, type: string) => fetch(`${address}?${queryOf(token, { type })}`)
  const confirm = (token: string | undefined, code: string) =>
    fetch(`${address}?${queryOf(token, { code })}`, { method: 'DELETE' })

  /** Fetches what it was told of, in the first type that it decodes, and keeps the paper. */
  async function print({ jobToken: token, mediaTypes = [] }: Poll): Promise<string> {
    const type = mediaTypes.find((each) => (encodings ?? 'text/plain').includes(each))
    if (type === undefined) return '510 Incompatible media type'
    const reply = await get(token, type)
    if (reply.status !== 200) return '520 Download failed'
    papers.push({ token: token ?? '', type: reply.headers.get('Content-Type') ?? '', content: await bytesOf(reply) })
    return 'OK'
  }

  return {
    papers,
    poll,
    get,
    confirm,
    print,
    /** From now on it says this status; offline it fetches nothing. */
    say: (code: string) => {
      statusCode = code
    },
    /** One round: asks, prints what there is, and says what became of it. Answers whether there was anything. */
    async work(): Promise<boolean> {
      const reply = await poll()
      if (!reply.jobReady || !statusCode.startsWith('2')) return false
      await confirm(reply.jobToken, await print(reply))
      return true
    },
    /** Rounds until nothing is left to print. */
    async workOff(): Promise<void> {
      while (await this.work()) continue
    },
  }
}

async function bytesOf(reply: Response): Promise<Buffer> {
  return Buffer.from(await reply.arrayBuffer())
}

/** The text of a paper without the commands between. */
export function readable({ content }: Paper): string {
  return content.toString('latin1').replaceAll(/[^\x20-\x7e\n\xa0-\xff]+/g, '')
}
