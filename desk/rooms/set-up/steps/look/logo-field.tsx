import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { uploadLogo } from '#desk/contract/set-up/upload-logo.ts'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { isPictureAddress } from '#desk/parts/photos/file-photo.tsx'
import { PictureFile } from '#desk/parts/photos/picture-file.tsx'
import { usePictureAddress } from '#desk/parts/photos/use-picture-address.ts'
import { useChange } from '#desk/parts/use-change.ts'
import { Button } from '#src/ui/base/button.tsx'

import { shrinkLogo } from './shrink-logo.ts'

/** The logo: shown on both grounds, another file, or none. */
export function LogoField() {
  const part = usePart()
  const { take, isBusy, fault } = useUploadLogo()
  const value = part.at(['logo'])
  return (
    <fieldset>
      <legend>
        <Trans id="look.logo">Logo</Trans>
      </legend>
      {typeof value === 'string' && <LogoOnGrounds name={value} />}
      <PictureFile
        label={<Trans id="look.chooseLogo">Choose your logo, or drop it here</Trans>}
        hint={
          <Trans id="look.logoHint">
            PNG, SVG, JPEG or WebP, best without a background. It stands at the head of the widget and of mails.
          </Trans>
        }
        accept="image/png,image/svg+xml,image/jpeg,image/webp"
        isBusy={isBusy}
        fault={fault ?? part.faultAt(['logo'])}
        onFiles={([file]) => void (file && take(file))}
      />
      {value !== undefined && (
        <div>
          <Button size="small" variant="text" onClick={() => part.type(['logo'], undefined)}>
            <Trans id="look.noLogo">Remove the logo</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** Uploads a file and makes it the logo of the form. */
function useUploadLogo() {
  const { t } = useLingui()
  const part = usePart()
  const { send, isPending, failure } = useChange()
  const [fault, setFault] = useState<string | null>(null)

  async function take(file: File): Promise<void> {
    setFault(null)
    const picture = await shrinkLogo(file)
    if (picture === null)
      return setFault(t({ id: 'look.notALogo', message: 'This is no picture: choose a PNG, SVG, JPEG or WebP file.' }))
    const answer = await send(uploadLogo, {}, { picture })
    if (answer.ok) return part.type(['logo'], answer.value.code)
    const faults = 'faults' in answer.refusal ? answer.refusal.faults : undefined
    return setFault(faults?.logo ?? t({ id: 'look.logoNotSaved', message: 'The logo was not saved. Try again.' }))
  }

  return { take, isBusy: isPending, fault: failure ?? fault }
}

/** The logo as it stands on the light and the dark ground of the widget. */
function LogoOnGrounds({ name }: { readonly name: string }) {
  const { t } = useLingui()
  const addressOf = usePictureAddress()
  if (isPictureAddress(name)) return <p className="hint">{name}</p>
  const grounds = [
    { theme: 'light', alt: t({ id: 'look.logoOnLight', message: 'Your logo on light ground' }) },
    { theme: 'dark', alt: t({ id: 'look.logoOnDark', message: 'Your logo on dark ground' }) },
  ]
  return (
    <div className="desk-logo-grounds">
      {grounds.map(({ theme, alt }) => (
        <div key={theme} className="root ground" data-theme={theme}>
          <img src={addressOf(name)} alt={alt} />
        </div>
      ))}
    </div>
  )
}
