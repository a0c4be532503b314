import { setTimeout as after } from 'node:timers/promises'

/** One session of a WebDriver server: https://www.w3.org/TR/webdriver2/ */
export type Session = {
  /** Sends a command; throws what the driver answers when it fails. */
  send(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<unknown>
}

/** Opens a session at a driver's address as soon as the driver listens there, at the latest after 10 s. */
export async function openSession(address: string, capabilities: object): Promise<Session> {
  await untilReady(address)
  const opened = await ask(`${address}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = opened as { sessionId: string }
  return { send: (method, command, body) => ask(`${address}/session/${sessionId}${command}`, method, body) }
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await after(100)
  }
  throw new Error(`No WebDriver listens at ${address}.`)
}

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebDriver: ${error}. ${message}`)
}

const keyCodes: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Control: '\uE009',
  Tab: '\uE004',
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** The actions of keys that are held down together, by their names in the DOM. */
export function chord(names: readonly string[]): object[] {
  const values = names.map((name) => keyCodes[name] ?? name)
  const down = values.map((value) => ({ type: 'keyDown', value }))
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
  return [{ type: 'key', id: 'keys', actions: [...down, ...up] }]
}

/** The actions of characters typed one after the other. */
export function typing(text: string): object[] {
  const actions = text.split('').flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
  return [{ type: 'key', id: 'keys', actions }]
}

/** The actions of a press at a point of the viewport, CSS pixels. */
export function pressAt(x: number, y: number): object[] {
  const actions = [
    { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions }]
}
