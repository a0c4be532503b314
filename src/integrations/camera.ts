/** A running camera. */
export type Camera = {
  readonly stream: MediaStream
  /** Switches the lamp of the camera; null without one. */
  readonly torch: ((isOn: boolean) => Promise<void>) | null
  stop(): void
}

// Missing in TypeScript's DOM types.
type TorchCapabilities = MediaTrackCapabilities & { readonly torch?: boolean }
type TorchConstraint = MediaTrackConstraintSet & { readonly torch: boolean }

/**
 * Opens the rear camera. Rejects when there is none, when the diner refuses, and where the page may not use one:
 * without https, or because of its permissions policy.
 */
export async function openCamera({ mediaDevices }: Navigator): Promise<Camera> {
  const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } }
  const stream = await mediaDevices.getUserMedia({ video, audio: false })
  const [track] = stream.getVideoTracks()
  // Firefox has no `getCapabilities`.
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
