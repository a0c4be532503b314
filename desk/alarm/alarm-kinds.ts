/** A tone: its pitch in Hz, when it begins and how long it lasts, both in seconds. */
export type Tone = readonly [hertz: number, start: number, length: number]

type AlarmRow = {
  readonly tones: readonly Tone[]
  /** How long after one ring the next comes, in ms, as long as nobody has answered. */
  readonly everyMs: number
}

/**
 * What rings, each with its own melody: an order is high and falls, a table calls with three short knocks, a reservation
 * rises, a message is one soft tone. Orders and tables cannot wait; the others remind.
 */
export const alarms = {
  orders: {
    tones: [
      [988, 0, 0.22],
      [784, 0.2, 0.3],
      [988, 0.55, 0.22],
      [784, 0.75, 0.3],
    ],
    everyMs: 5_000,
  },
  calls: {
    tones: [
      [660, 0, 0.12],
      [660, 0.2, 0.12],
      [660, 0.4, 0.2],
    ],
    everyMs: 8_000,
  },
  reservations: {
    tones: [
      [523, 0, 0.25],
      [659, 0.25, 0.25],
      [784, 0.5, 0.4],
    ],
    everyMs: 20_000,
  },
  messages: { tones: [[880, 0, 0.5]], everyMs: 60_000 },
} as const satisfies Record<string, AlarmRow>

/** An order that the service has accepted by itself: two short tones, once. */
export const arrival: readonly Tone[] = [
  [784, 0, 0.15],
  [988, 0.16, 0.3],
]

export type AlarmKind = keyof typeof alarms
export const alarmKinds = Object.keys(alarms) as AlarmKind[]
