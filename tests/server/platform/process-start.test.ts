import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { settingRows } from '#server/settings/settings-table.ts'
import { runFile, runScript } from '#tests/server/support/process.ts'

/** Runs the file of `npm run serve:api` until it ends. */
const run = (variables: Readonly<Record<string, string>>, ...args: string[]) =>
  runFile('demo/service/main.ts', variables, ...args)

test.each([
  {
    title: 'wrong settings',
    variables: { PORT: 'abc', SITE_ORIGIN: 'nonsense' },
    complaint:
      'Comanda: PORT must be a whole number from 0 to 65535, and it is "abc".\n' +
      'Comanda: SITE_ORIGIN must be an origin such as https://www.example, and it is "nonsense".\n',
  },
  {
    title: 'an unreachable database',
    variables: { DATABASE_URL: 'postgres://comanda@127.0.0.1:1/comanda' },
    complaint: 'Comanda: The PostgreSQL server of DATABASE_URL cannot be used: it refused the connection.\n',
  },
  {
    title: 'an unknown word',
    args: ['--prod'],
    complaint: 'Comanda: Nothing is known as --prod: there are --production and --help.\n',
  },
  {
    title: 'production without anything',
    args: ['--production'],
    complaint:
      'Comanda: Production needs DATABASE_URL: set it to an address such as postgres://user:password@host:5432/name.\n' +
      'Comanda: Production needs PUBLIC_URL: set it to an origin such as https://order.example.\n' +
      'Comanda: Production needs SITE_ORIGIN: set it to an origin such as https://www.example.\n' +
      'Comanda: Production needs SMTP_URL: set it to an address such as smtps://user:password@host:465, or off.\n',
  },
])('$title end the start with a sentence', async ({ variables = {}, args = [], complaint }) => {
  expect(await run(variables, ...args)).toEqual({ code: 1, output: '', complaint })
})

test.each(['start', 'dev'])('npm run %s in production says it is the demonstration', async (name) => {
  expect(await runFile(`tools/${name}.ts`, { NODE_ENV: 'production', PORT: 'abc' })).toEqual({
    code: 1,
    output: '',
    complaint:
      'Comanda: This is the demonstration: `npm run serve:api -- --production` starts the service for production.\n',
  })
})

test('a port in use ends the start with a sentence', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, complaint } = await run({ PORT: String(port) })
  other.close()
  expect([code, complaint]).toEqual([
    1,
    `Comanda: Port ${port} is in use: stop the program that uses it, or set PORT to another one.\n`,
  ])
})

test('--help prints every setting', async () => {
  const { code, output, complaint } = await runScript('demo/service/main.ts', {}, '--help')
  expect([code, complaint]).toEqual([0, ''])
  for (const { name } of settingRows()) expect(output).toContain(`  ${name} `)
})
