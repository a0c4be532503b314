import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { createIcon } from '#src/ui/base/icons.tsx'

const PhotoIcon = createIcon('M3.5 5h17v14h-17V5Z', 'M4 16.5l5-5 4 4 2.5-2.5 4.5 4.5', 'M15.5 9.5v.1')

/** Button that reads the QR code from a photo [WIZ-21]. */
export function PhotoButton({ onRead }: { readonly onRead: (text: string) => void }) {
  const { t } = useLingui()
  const { stores } = useInstance()
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setIsReading] = useState(false)

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [photo] = currentTarget.files ?? []
    // Reset, so that the same photo can be chosen again.
    currentTarget.value = ''
    if (!photo) return
    setIsReading(true)
    const text = await textOf(photo)
    setIsReading(false)
    if (text !== null) return onRead(text)
    stores.dialogs.alert(() => [
      t({
        id: 'wizard.table.noCode',
        message: 'There is no QR code to be seen in this photo. Take it closer and straight on, or type the code.',
      }),
    ])
  }

  const label = t({ id: 'wizard.table.photo', message: 'Use a photo' })
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        hidden
        onChange={(event) => void read(event)}
      />
      <Button start={<PhotoIcon size={20} />} isBusy={isReading} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

/** Text of the QR code; null also when the file is no photo or the reader cannot be loaded. */
async function textOf(photo: Blob): Promise<string | null> {
  try {
    const { createQrReader } = await import('#src/integrations/qr-reader.ts')
    const reader = await createQrReader()
    return await reader.readPhoto(photo).finally(reader.close)
  } catch {
    return null
  }
}
