import type { Tone } from './alarm-kinds.ts'

/** What the browser really does: nobody has begun it, it can be heard, or the browser holds it back until a tap. */
export type SoundState = 'off' | 'on' | 'held'

export type Sound = {
  readonly state: SoundState
  subscribe(onChange: () => void): () => void
  /** Begins, or goes on after the browser has held it back. To be called in a tap or a key, else browsers refuse. */
  start(): void
  /** Plays a melody at a volume between 0 and 1; silent unless it is on. */
  play(tones: readonly Tone[], volume: number): void
}

/** Sound of the page, by an audio context that `open` makes on the first start. */
export function createSound(open: () => AudioContext): Sound {
  const listeners = new Set<() => void>()
  let audio: AudioContext | null = null

  function changed(): void {
    for (const listener of listeners) listener()
  }
  function playTone(context: AudioContext, [frequency, start, length]: Tone, volume: number): void {
    const at = context.currentTime + start
    const tone = new OscillatorNode(context, { frequency, type: 'triangle' })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(volume, at)
    gain.gain.exponentialRampToValueAtTime(0.001, at + length)
    tone.connect(gain).connect(context.destination)
    tone.start(at)
    tone.stop(at + length)
  }

  return {
    get state() {
      if (audio === null) return 'off'
      // Safari also says `interrupted`, during a call.
      return audio.state === 'running' ? 'on' : 'held'
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      if (audio === null) {
        audio = open()
        audio.addEventListener('statechange', changed)
      }
      // Refused without a tap: the state stays and says so.
      void audio.resume().then(changed, changed)
      changed()
    },
    play(tones, volume) {
      if (audio?.state !== 'running') return
      for (const tone of tones) playTone(audio, tone, volume)
    },
  }
}
