import { Trans, useLingui } from '@lingui/react/macro'

import type { Cents } from '#src/contract/values.ts'
import { checkAddress } from '#src/domain/areas/check-address.ts'
import type { Delivery } from '#src/features/checkout/use-delivery-address.ts'
import { checkoutRefusalText } from '#src/i18n/checkout-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { AddressDetails, streetOf } from '#src/parts/address/address-text.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'

type SelectAddressSheetProps = {
  readonly delivery: Delivery
  /** Products total in cents before discounts, compared with the minimum spend. */
  readonly products: Cents
  /** Null where no address can be added. */
  readonly onNew: (() => void) | null
  readonly onClose: () => void
}

/** List of the saved addresses to choose from; unserved ones are disabled with a reason [CHK-18]. */
export function SelectAddressSheet({ delivery, products, onNew, onClose }: SelectAddressSheetProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice()
  return (
    <Dialog
      title={t({ id: 'checkout.address', message: 'Delivery address' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        <ButtonRow>
          {onNew && (
            <Button onClick={onNew}>
              <Trans id="checkout.newAddress">New address</Trans>
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            <Trans id="action.done">Done</Trans>
          </Button>
        </ButtonRow>
      }
    >
      <OptionGroup title={<Trans id="checkout.savedAddresses">Your addresses</Trans>}>
        {delivery.addresses?.map((address) => {
          const refusal = checkAddress(address, products)
          return (
            <RadioRow
              key={address.id}
              label={streetOf(address)}
              hint={
                <span className="address-line">
                  <AddressDetails address={address} />
                  {refusal?.reason === 'below-minimum-spend' && (
                    <span className="line">{checkoutRefusalText(i18n, refusal, price)}</span>
                  )}
                </span>
              }
              detail={address.deliveryFee !== null && price(address.deliveryFee)}
              isTall
              isChecked={address.id === delivery.chosen?.id}
              isDisabled={refusal?.reason === 'address-not-served'}
              disabledReason={<Trans id="checkout.addressNotServed">This restaurant does not deliver here.</Trans>}
              onSelect={() => delivery.pick(address)}
            />
          )
        })}
      </OptionGroup>
    </Dialog>
  )
}
