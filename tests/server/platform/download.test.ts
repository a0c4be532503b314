import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { askAt } from '#server/platform/download/ask-at.ts'
import type { DownloadLimits } from '#server/platform/download/download.ts'
import { createDownload } from '#server/platform/download/download.ts'
import type { PhotoHost } from '#tests/server/support/photo-host.ts'
import { privateAddress, publicAddress, startPhotoHost } from '#tests/server/support/photo-host.ts'

const limits: DownloadLimits = { limitMs: 15_000, mostBytes: 1000, accept: 'image/webp' }
const content = new Uint8Array([1, 2, 3])
const address = 'https://photos.example/a.webp'
const isPrivate = { ok: false, refusal: { reason: 'private-address' } }

let host: PhotoHost
beforeEach(async () => {
  host = await startPhotoHost()
  host.sends('/a.webp', content)
})
afterEach(() => host.close())

const download = (from = address, more: Partial<DownloadLimits> = {}) =>
  createDownload({ ...limits, ...more }, host.internet)(from)

describe('a download', () => {
  test('asks the judged address for the file, uncompressed [FILE-14]', async () => {
    const heads: unknown[] = []
    host.answers('/b.webp', ({ headers }, response) => {
      heads.push([headers.accept, headers['accept-encoding'], headers.cookie])
      response.end(content)
    })
    const file = await download('https://photos.example/b.webp')
    expect(file.ok && [...file.value]).toEqual([...content])
    expect(host.asked).toEqual([{ path: '/b.webp', at: publicAddress.address }])
    expect(heads).toEqual([['image/webp', 'identity', undefined]])
  })

  test.each(['http://photos.example/a.webp', 'ftp://photos.example/a.webp', 'file:///etc/passwd', 'data:image/png,a'])(
    'of %s is refused [FILE-14]',
    async (other) => {
      expect(await download(other)).toEqual({ ok: false, refusal: { reason: 'not-https' } })
      expect([host.lookedUp, host.asked]).toEqual([[], []])
    },
  )

  test.each(['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'])(
    'from this machine (%s) is refused, unasked [FILE-14]',
    async (name) => {
      const asSystem = createDownload(limits)
      expect(await asSystem(`https://${name}:${host.port}/a.webp`)).toEqual(isPrivate)
      expect(host.connections()).toBe(0)
    },
  )

  test('from a name with one private address is refused [FILE-14]', async () => {
    host.isAt('photos.example', [publicAddress, privateAddress])
    expect(await download()).toEqual(isPrivate)
    expect(host.asked).toEqual([])
  })

  test('looks a name up once, whatever it answers later [FILE-14]', async () => {
    host.isAt('photos.example', [publicAddress], [privateAddress])
    expect(await download()).toMatchObject({ ok: true })
    expect([host.lookedUp, host.asked]).toEqual([['photos.example'], [{ path: '/a.webp', at: publicAddress.address }]])
  })

  test('judges a name anew after a redirect to itself [FILE-14]', async () => {
    host.isAt('photos.example', [publicAddress], [privateAddress])
    host.redirects('/there', address)
    expect(await download('https://photos.example/there')).toEqual(isPrivate)
    expect(host.asked).toHaveLength(1)
  })

  test.each([
    ['https://10.0.0.7/a.webp', 'private-address'],
    ['https://169.254.169.254/latest/meta-data', 'private-address'],
    ['http://other.example/a.webp', 'not-https'],
  ] as const)('is not led to %s [FILE-14]', async (elsewhere, reason) => {
    host.redirects('/there', elsewhere)
    expect(await download('https://photos.example/there')).toEqual({ ok: false, refusal: { reason } })
    expect(host.asked).toHaveLength(1)
  })

  test('follows two redirects and no third one [FILE-14]', async () => {
    host.redirects('/1', '/2')
    host.redirects('/2', 'https://other.example/3')
    host.redirects('/3', '/a.webp')
    expect(await download('https://photos.example/2')).toMatchObject({ ok: true })
    expect(await download('https://photos.example/1')).toEqual({ ok: false, refusal: { reason: 'too-many-redirects' } })
  })

  test('that never ends is left at its most bytes [FILE-14]', async () => {
    let isOver = false
    host.answers('/endless', (_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write(new Uint8Array(400)));
      }
      response.on('drain', write).on('close', () => (isOver = true))
      write()
    })
    expect(await download('https://photos.example/endless')).toEqual({ ok: false, refusal: { reason: 'too-large' } })
    await expect.poll(() => isOver).toBe(true)
  })

  test('may have exactly its most bytes [FILE-14]', async () => {
    host.sends('/most', new Uint8Array(1000))
    host.sends('/more', new Uint8Array(1001))
    expect(await download('https://photos.example/most')).toMatchObject({ ok: true })
    expect(await download('https://photos.example/more')).toMatchObject({ ok: false })
  })

  test.each(['head', 'body', 'look-up'])('is given up without a %s in time [FILE-14]', async (missing) => {
    const { internet, timePasses } = host
    host.answers('/slow', (_request, response) => {
      if (missing === 'body') response.write('a', timePasses)
      else timePasses()
    })
    const lookUp = async (name: string) => {
      if (missing !== 'look-up') return internet.lookUp(name)
      timePasses()
      return new Promise<never>(() => undefined)
    }
    const slow = createDownload(limits, { ...internet, lookUp })
    expect(await slow('https://photos.example/slow')).toEqual({ ok: false, refusal: { reason: 'too-slow' } })
    expect(host.limitsMs).toEqual([limits.limitMs])
  })

  test('that breaks off is refused', async () => {
    host.answers('/broken', (_request, response) => {
      response.writeHead(200, { 'Content-Length': '500' })
      response.write(content, () => response.destroy())
    })
    const refusal = { reason: 'no-connection', code: 'ECONNRESET' }
    expect(await download('https://photos.example/broken')).toEqual({ ok: false, refusal })
  })

  test('from a host with a certificate of nobody is refused [FILE-14]', async () => {
    const { internet } = host
    const strict = createDownload(limits, {
      ...internet,
      ask: (url, asking) => {
        const here = new URL(url)
        here.port = String(host.port)
        return askAt(here, { ...asking, found: [{ address: '127.0.0.1', family: 4 }] })
      },
    })
    const refusal = { reason: 'no-connection', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }
    expect(await strict(address)).toEqual({ ok: false, refusal })
  })

  test('says the status and the unknown host', async () => {
    expect(await download('https://photos.example/none')).toEqual({
      ok: false,
      refusal: { reason: 'status', status: 404 },
    })
    const lookUp = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    const nowhere = createDownload(limits, { ...host.internet, lookUp })
    expect(await nowhere(address)).toEqual({ ok: false, refusal: { reason: 'unknown-host', code: 'ENOTFOUND' } })
  })
})
