/** A running camera. */
export type Camera = {
  readonly stream: MediaStream
  /** Lamp of the camera; null without one. */
  readonly torch: ((isOn: boolean) => Promise<void>) | null
  stop(): void
}

// Browsers know the torch, the types of TypeScript do not yet.
type TorchCapabilities = MediaTrackCapabilities & { readonly torch?: boolean }
type TorchConstraint = MediaTrackConstraintSet & { readonly torch: boolean }

/**
 * Opens the camera at the back of the device. Rejects when there is none, when it was refused, and where a page may not
 * use one: without https, or by its permissions policy.
 */
export async function openCamera({ mediaDevices }: Navigator): Promise<Camera> {
  const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } }
  const stream = await mediaDevices.getUserMedia({ video, audio: false })
  const [track] = stream.getVideoTracks()
  // Not in Firefox.
  const capabilities: TorchCapabilities = track?.getCapabilities?.() ?? {}
  return {
    stream,
    torch: track && capabilities.torch ? (torch) => light(track, { torch }) : null,
    stop: () => stream.getTracks().forEach((one) => one.stop()),
  }
}

function light(track: MediaStreamTrack, constraint: TorchConstraint): Promise<void> {
  return track.applyConstraints({ advanced: [constraint] })
}
