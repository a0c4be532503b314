import type { TestService } from '#tests/support/service.ts'

type EpsonPaper = { readonly id: string; readonly text: string }

/** A stand-in of an Epson printer with Server Direct Print, as its manual says. */
export function epsonPrinter({ fetch }: Pick<TestService, 'fetch'>, secret: string) {
  const address = `https://service.example/print/${secret}`
  const papers: EpsonPaper[] = []
  let trouble: string | null = null

  const send = (fields: Readonly<Record<string, string>>) =>
    fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  /** Asks for something to print; the XML that it gets, empty where there is nothing. */
  async function ask(): Promise<string> {
    const reply = await send({ ConnectionType: 'GetRequest', ID: 'kitchen-1' })
    const xml = await reply.text()
    const headers = [reply.headers.get('Content-Type'), reply.headers.get('Content-Length')]
    const expected = ['text/xml; charset=utf-8', String(Buffer.byteLength(xml))]
    if (reply.status !== 200 || headers.join() !== expected.join()) throw new Error(`It cannot read ${headers.join()}.`)
    return xml
  }

  /** Says what became of a ticket; empty = it is printed. */
  async function tell(id: string, code = ''): Promise<number> {
    const response = `<response success="${code === ''}" code="${code}" status="251854870" battery="0" xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/>`
    const parameter = `<Parameter><devid>local_printer</devid><printjobid>${id}</printjobid></Parameter>`
    const job = `<ePOSPrint>${parameter}<PrintResponse>${response}</PrintResponse></ePOSPrint>`
    const ResponseFile = `<?xml version="1.0"?><PrintResponseInfo Version="2.00">${job}</PrintResponseInfo>`
    return (await send({ ConnectionType: 'SetResponse', ID: 'kitchen-1', Name: '', ResponseFile })).status
  }

  /** Takes in what it has got; answers the number of the ticket, null = nothing. */
  function take(xml: string): string | null {
    if (xml === '') return null
    const id = /<printjobid>([\w.-]{1,30})<\/printjobid>/.exec(xml)?.[1]
    const isDialect = xml.includes('<PrintRequestInfo Version="2.00">') && xml.includes('<devid>local_printer</devid>')
    if (id === undefined || !isDialect || !xml.includes('<epos-print ')) throw new Error('It cannot read the request.')
    if (trouble === null) papers.push({ id, text: xml.replaceAll(/<[^>]*>/g, '').replaceAll('&#10;', '\n') })
    return id
  }

  return {
    papers,
    send,
    ask,
    tell,
    take,
    /** From now on it prints nothing, for this reason; null = it prints again. */
    fail: (code: string | null) => {
      trouble = code
    },
    /** Asks once, prints what there is and says so. Answers whether there was anything. */
    async work(): Promise<boolean> {
      const id = take(await ask())
      if (id !== null) await tell(id, trouble ?? '')
      return id !== null
    },
  }
}
