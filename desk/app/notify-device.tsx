import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import type { DevicePushState } from '#desk/client/device-push.ts'
import type { PushDevice } from '#desk/contract/devices.ts'
import { addDevice, readPushKey, removeDevice } from '#desk/contract/devices.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

/** Push messages to this device, of what nobody answers: what the browser really does, a switch and a test. */
export function NotifyDevice() {
  const { state, isBusy, failure, turnOn, turnOff, test } = useNotifyDevice()
  if (state === null) return null
  return (
    <div className="notify">
      <h3>
        <Trans id="notify.title">Notify this device</Trans>
      </h3>
      <p className="hint">
        <StateText state={state} />
      </p>
      {state === 'off' && (
        <Button isBusy={isBusy} onClick={() => void turnOn()}>
          <Trans id="notify.turnOn">Notify this device</Trans>
        </Button>
      )}
      {state === 'on' && (
        <p className="actions">
          <Button isBusy={isBusy} onClick={() => void test()}>
            <Trans id="notify.test">Send a test</Trans>
          </Button>
          <Button variant="text" isDisabled={isBusy} onClick={() => void turnOff()}>
            <Trans id="notify.turnOff">Stop notifying</Trans>
          </Button>
        </p>
      )}
      <AlertList messages={failure === null ? [] : [failure]} />
    </div>
  )
}

function StateText({ state }: { readonly state: DevicePushState }) {
  switch (state) {
    case 'unsupported':
      return (
        <Trans id="notify.unsupported">
          This browser gets no messages. On iPhones and iPads add the desk to the home screen first.
        </Trans>
      )
    case 'blocked':
      return <Trans id="notify.blocked">Messages are blocked in the settings of this browser. Allow them there.</Trans>
    case 'off':
      return (
        <Trans id="notify.off">
          A message comes when an order waits and nobody answers, even with the desk closed.
        </Trans>
      )
    case 'on':
      return <Trans id="notify.on">This device gets a message when an order waits and nobody answers.</Trans>
  }
}

function useNotifyDevice() {
  const { t } = useLingui()
  const { devicePush, client, say } = useDesk()
  const { send, failure: notSent } = useChange()
  const [state, setState] = useState<DevicePushState | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    void devicePush.state().then(setState)
  }, [devicePush])

  async function busy(work: () => Promise<void>): Promise<void> {
    setIsBusy(true)
    setFailure(null)
    try {
      await work()
    } catch {
      setFailure(
        t({ id: 'notify.noService', message: 'The push service of this browser cannot be reached. Try again.' }),
      )
    } finally {
      setState(await devicePush.state())
      setIsBusy(false)
    }
  }
  async function register(device: PushDevice): Promise<void> {
    const answer = await send(addDevice, {}, device)
    if (!answer.ok) return
    if (answer.value.isDelivered) say(t({ id: 'notify.sent', message: 'A test message is on its way to this device' }))
    else setFailure(t({ id: 'notify.notTaken', message: 'The push service did not take the test message. Try again.' }))
  }

  return {
    state,
    isBusy,
    failure: failure ?? notSent,
    turnOn: () =>
      busy(async () => {
        const device = await devicePush.turnOn((await client.read(readPushKey, {})).publicKey)
        if (device) await register(device)
      }),
    test: () =>
      busy(async () => {
        const device = await devicePush.current()
        if (device) await register(device)
      }),
    turnOff: () =>
      busy(async () => {
        const endpoint = await devicePush.turnOff()
        if (endpoint !== null) await send(removeDevice, {}, { endpoint })
      }),
  }
}
