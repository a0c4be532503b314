import axe from 'axe-core'
import { describe, expect, test } from 'vitest'

import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { PlusIcon } from '#src/ui/base/icons.tsx'
import { BagIcon } from '#src/ui/base/more-icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { Picture } from '#src/ui/base/picture.tsx'
import { Pill, PillGroup } from '#src/ui/base/pill.tsx'
import { ProgressBar } from '#src/ui/base/progress-bar.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { Tag } from '#src/ui/base/tag.tsx'
import { CheckRow } from '#src/ui/field/check-row.tsx'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'
import { Stepper } from '#src/ui/field/stepper.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'
import { ToastRegion } from '#src/ui/layer/toast.tsx'

import { renderKit } from './render-kit.tsx'

const nothing = () => undefined
const labels = { group: 'Quantity', less: 'Less', more: 'More', remove: 'Remove' }

const samples = {
  form: (
    <Card title="Contact" action={<Button variant="text">Change</Button>}>
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        value="3"
        error="Too short"
        hint="Why"
        onChange={nothing}
      />
      <PasswordField label="Password" showLabel="Show" hideLabel="Hide" value="" onChange={nothing} />
      <TextArea label="Note" value="" maxLength={200} onChange={nothing} />
      <CheckboxField label="Terms" isChecked={false} error="Needed" hint="Read them" onChange={nothing} />
    </Card>
  ),
  choices: (
    <>
      <OptionGroup title="Size" rule="Choose 1" state={{ kind: 'done', label: 'Done' }} error="Choose one">
        <RadioRow label="Normal" detail="11,00 €" isChecked onSelect={nothing} />
        <RadioRow label="Maxi" hint="45 cm" isDisabled disabledReason="Sold out" isChecked={false} onSelect={nothing} />
      </OptionGroup>
      <OptionGroup title="Extras" rule="Up to 1" state={{ kind: 'optional', label: 'Optional' }}>
        <CheckRow label="Olives" isChecked isDisabled onChange={nothing} />
      </OptionGroup>
      <PillGroup label="Time">
        <Pill isChecked onChange={nothing}>
          19:30
        </Pill>
      </PillGroup>
      <Stepper value={1} binAt={1} labels={labels} onChange={nothing} />
    </>
  ),
  messages: (
    <>
      <Notice kind="ok">Confirmed</Notice>
      <Notice kind="warn" isBanner role="status">
        Offline
      </Notice>
      <AlertList title="Missing" messages={['Phone', 'Name']} />
      <ProgressBar value={0.5} label="Half way" />
      <ToastRegion
        toasts={[{ id: '1', text: 'Removed', action: { label: 'Undo', onAction: nothing } }]}
        onDismiss={nothing}
      />
      <SkeletonList label="Loading" />
      <EmptyState icon={<BagIcon size={32} />} action={<Button variant="primary">See the menu</Button>}>
        Your order is empty
      </EmptyState>
    </>
  ),
  navigation: (
    <>
      <IconButton label="Order, 2 items" icon={<PlusIcon />} badge={2} />
      <Button isBusy busyLabel="Sending">
        Pay
      </Button>
      <Picture photo={null} alt="" width={104} height={104} />
      <Picture photo={{ src: '/a.jpg', srcSet: '' }} alt="A pizza" width={104} height={104} />
      <Tag kind="warn">Only 3 left</Tag>
    </>
  ),
  dialog: (
    <Dialog title="Margherita" closeLabel="Close" onClose={nothing} footer={<Button variant="primary">Add</Button>}>
      <p>Tomato, mozzarella</p>
    </Dialog>
  ),
  alert: (
    <Dialog title="Discard?" closeLabel="Close" variant="alert" isDismissable={false} onClose={nothing}>
      Three items will be removed.
    </Dialog>
  ),
}

describe('the kit', () => {
  test.each(Object.entries(samples))('has no violation axe can see without painting: %s', async (_name, sample) => {
    renderKit(sample)
    const found = await axe.run(document.body, {
      // Nothing is painted here, and a sample is no page.
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    expect(found.passes.length).toBeGreaterThan(5)
  })
})
