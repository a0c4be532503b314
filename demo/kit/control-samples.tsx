import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { ChevronRightIcon, PlusIcon } from '#src/ui/base/icons.tsx'
import { PhoneIcon } from '#src/ui/base/late-icons.tsx'
import { BagIcon, CheckIcon } from '#src/ui/base/more-icons.tsx'
import { Picture } from '#src/ui/base/picture.tsx'
import { Pill, PillGroup } from '#src/ui/base/pill.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

import type { KitText } from './kit-texts.ts'

const nothing = () => {}

/** Buttons in every variant and state. */
export function Buttons({ text }: { readonly text: KitText }) {
  const variants = ['primary', 'secondary', 'text', 'danger'] as const
  const words = { primary: 'order', secondary: 'change', text: 'change', danger: 'discard' } as const
  return (
    <>
      {variants.map((variant) => (
        <ButtonRow key={variant}>
          <Button variant={variant}>{text(words[variant])}</Button>
          <Button variant={variant} size="small" href="#buttons">
            {text(words[variant])}
          </Button>
          <Button variant={variant} isDisabled>
            {text(words[variant])}
          </Button>
          <Button variant={variant} isBusy busyLabel={text('sending')}>
            {text(words[variant])}
          </Button>
        </ButtonRow>
      ))}
      <Button variant="primary" isWide start="2" end="17,00 €">
        {text('order')}
      </Button>
      <Button isWide start={<PhoneIcon size={20} />} end={<ChevronRightIcon size={20} />}>
        {text('call')}
      </Button>
    </>
  )
}

export function IconButtons({ text }: { readonly text: KitText }) {
  const variants = ['plain', 'filled', 'floating', 'floating-brand', 'brand'] as const
  return (
    <>
      {variants.map((variant) => (
        <ButtonRow key={variant}>
          <IconButton variant={variant} label={text('more')} icon={<PlusIcon />} />
          <IconButton variant={variant} label={text('cart')} icon={<BagIcon />} badge={2} />
          <IconButton variant={variant} label={text('call')} icon={<PhoneIcon />} href="#icon-buttons" />
          <IconButton variant={variant} label={text('more')} icon={<PlusIcon />} isDisabled />
          <IconButton variant={variant} label={text('sending')} icon={<PlusIcon />} isBusy />
        </ButtonRow>
      ))}
    </>
  )
}

export function Pills({ text }: { readonly text: KitText }) {
  return (
    <>
      <PillGroup label={text('filters')}>
        <Pill type="checkbox" isChecked onChange={nothing}>
          {text('vegetarian')}
        </Pill>
        <Pill type="checkbox" isChecked={false} onChange={nothing}>
          {text('olives')}
        </Pill>
        <Pill type="checkbox" isChecked={false} isDisabled onChange={nothing}>
          {text('soldOut')}
        </Pill>
      </PillGroup>
      <PillGroup label={text('times')} layout="grid">
        {['19:00', '19:15', '19:30', '19:45', '20:00'].map((time) => (
          <Pill key={time} size="slot" isChecked={time === '19:15'} isDisabled={time === '20:00'} onChange={nothing}>
            {time}
          </Pill>
        ))}
      </PillGroup>
      <PillGroup label={text('days')} layout="scroll">
        {['20', '21', '22'].map((day) => (
          <Pill key={day} size="day" isChecked={day === '20'} onChange={nothing}>
            <b>{day}</b>
            <span>{day === '20' ? text('today') : '11'}</span>
          </Pill>
        ))}
      </PillGroup>
    </>
  )
}

export function Tags({ text }: { readonly text: KitText }) {
  return (
    <ButtonRow>
      <Tag>{text('optional')}</Tag>
      <Tag kind="ok" icon={<CheckIcon size={16} />}>
        {text('done')}
      </Tag>
      <Tag kind="warn">{text('fewLeft')}</Tag>
      <Tag kind="wait">{text('waiting')}</Tag>
      <Tag kind="error">{text('soldOut')}</Tag>
      <Tag kind="inverse">{text('required')}</Tag>
    </ButtonRow>
  )
}

export function Cards({ text }: { readonly text: KitText }) {
  return (
    <>
      <Card title={text('contact')} action={<Button variant="text">{text('change')}</Button>}>
        <p>Anna Rossi, +39 011 123456</p>
      </Card>
      <Card>
        <ButtonRow>
          <Picture photo={null} alt="" width={104} height={104} />
          <Picture photo={null} alt="" width={104} height={104} placeholder={<BagIcon size={32} />} />
          <Picture photo={null} alt="" width={104} height={104} placeholder={<BagIcon size={32} />} isDimmed />
        </ButtonRow>
      </Card>
    </>
  )
}
