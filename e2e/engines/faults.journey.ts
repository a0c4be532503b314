import { expect, test } from './fixtures.ts'

test('every engine tells what goes wrong in the page', async ({ openHost, diner, quietConsole }) => {
  quietConsole.expect(/lost/)
  await openHost({ csp: 'strict', tag: { venue: 11 } })
  await diner.evaluate(() => {
    setTimeout(() => {
      throw new Error('lost error')
    })
    void Promise.reject(new Error('lost promise'))
    console.error('lost word')
    const image = new Image()
    image.src = 'https://lost.example/'
    document.body.append(image)
  })
  const heard: string[] = []
  const kinds = async () => {
    heard.push(...(await diner.faults()))
    return [/uncaught.*lost error/, /rejection.*lost promise/, /console\.error: lost word/, /policy: img-src/].map(
      (kind) => heard.some((line) => kind.test(line)),
    )
  }
  await expect.poll(kinds).toEqual([true, true, true, true])
})
