/** Where this browser keeps that the desk makes no sound. */
const kept = 'comanda-desk-silent'
/** Three rings of two tones each, in Hz. */
const tones = [988, 784]
const rings = 3
const ringSeconds = 0.5

/**
 * Rings for a new order. `button` turns the sound on and off; browsers allow sounds after the first tap or key on the
 * page, which signing in has been.
 */
export function createRing(button) {
  let audio = null
  let isSilent = localStorage.getItem(kept) !== null

  function draw() {
    button.setAttribute('aria-checked', String(!isSilent))
  }
  function allow() {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
  }
  function ring() {
    if (isSilent || audio === null) return
    for (let count = 0; count < rings; count += 1) playTones(audio.currentTime + count * ringSeconds)
  }
  function playTones(start) {
    tones.forEach((frequency, index) => {
      const at = start + (index * ringSeconds) / 3
      const tone = new OscillatorNode(audio, { frequency })
      const volume = new GainNode(audio, { gain: 0 })
      volume.gain.setValueAtTime(0.4, at)
      volume.gain.exponentialRampToValueAtTime(0.001, at + ringSeconds / 2)
      tone.connect(volume).connect(audio.destination)
      tone.start(at)
      tone.stop(at + ringSeconds / 2)
    })
  }

  for (const type of ['pointerdown', 'keydown']) addEventListener(type, allow)
  button.addEventListener('click', () => {
    isSilent = !isSilent
    if (isSilent) localStorage.setItem(kept, '')
    else localStorage.removeItem(kept)
    draw()
    ring()
  })
  draw()
  return ring
}
