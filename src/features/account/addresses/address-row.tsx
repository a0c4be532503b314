import { useLingui } from '@lingui/react/macro'

import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'
import { savedAddressFault } from '#src/domain/areas/saved-address-fault.ts'
import { savedAddressText } from '#src/i18n/saved-address-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { AddressDetails, streetOf } from '#src/parts/address/address-text.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { BinIcon, EditIcon } from '#src/ui/base/more-icons.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'

import type { AddressBook } from './use-address-book.ts'

type AddressRowProps = {
  readonly address: DeliveryAddress
  readonly zoneMode: ZoneMode
  readonly book: AddressBook
  readonly onEdit: () => void
}

/** One address with default radio, edit and delete; an unusable one can only be deleted [ACCT-58..61]. */
export function AddressRow({ address, zoneMode, book, onEdit }: AddressRowProps) {
  const { t } = useLingui()
  const { i18n, stores } = useInstance()
  const fault = savedAddressFault(address, zoneMode)
  const street = streetOf(address)

  async function remove() {
    const isConfirmed = await stores.dialogs.confirm(() => ({
      title: t({ id: 'account.addresses.delete.title', message: 'Delete this address?' }),
      text: street,
      confirmLabel: t({ id: 'action.delete', message: 'Delete' }),
    }))
    if (isConfirmed) book.remove(address)
  }

  return (
    <div className="address-row">
      <RadioRow
        label={street}
        hint={
          <span className="address-line">
            <AddressDetails address={address} />
          </span>
        }
        isTall
        isChecked={book.isDefault(address)}
        isDisabled={fault !== null}
        disabledReason={fault && savedAddressText(i18n, fault)}
        onSelect={() => book.makeDefault(address)}
      />
      <IconButton
        label={t({ id: 'account.addresses.edit', message: `Edit ${street}` })}
        icon={<EditIcon />}
        isDisabled={fault !== null}
        onClick={onEdit}
      />
      <IconButton
        label={t({ id: 'account.addresses.delete', message: `Delete ${street}` })}
        icon={<BinIcon />}
        onClick={() => void remove()}
      />
    </div>
  )
}
