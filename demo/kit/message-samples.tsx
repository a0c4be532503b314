import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { BagIcon } from '#src/ui/base/more-icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { ProgressBar } from '#src/ui/base/progress-bar.tsx'
import { Skeleton, SkeletonList } from '#src/ui/base/skeleton.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'
import { LayerProvider } from '#src/ui/layer/layer-provider.tsx'
import { ToastRegion } from '#src/ui/layer/toast.tsx'

import type { KitText } from './kit-texts.ts'

const nothing = () => {}

export function Messages({ text }: { readonly text: KitText }) {
  return (
    <>
      <Notice title={text('contact')} action={<Button size="small">{text('call')}</Button>}>
        {text('phoneHint')}
      </Notice>
      <Notice kind="ok">{text('confirmed')}</Notice>
      <Notice kind="warn">{text('offline')}</Notice>
      <Notice kind="error">{text('phoneError')}</Notice>
      <Notice kind="warn" isBanner>
        {text('offline')}
      </Notice>
      <AlertList messages={[text('phoneError')]} />
      <AlertList title={text('missing')} messages={[text('phone'), text('address')]} />
    </>
  )
}

export function Waiting({ text }: { readonly text: KitText }) {
  return (
    <>
      <ProgressBar value={0.6} label={text('tillMinimum')} />
      <ProgressBar value={1} label={text('done')} />
      <div className="kit-row">
        <Spinner label={text('loading')} />
        <Spinner size={32} />
        <Skeleton shape="chip" />
      </div>
      <SkeletonList label={text('loading')} count={2} />
      <SkeletonList label={text('loading')} count={1} shape="text-row" />
      <EmptyState icon={<BagIcon size={32} />} action={<Button variant="primary">{text('seeMenu')}</Button>}>
        {text('empty')}
      </EmptyState>
    </>
  )
}

/** One layer in each variant, drawn open; each needs a stage of its own, because a layer makes all else inert. */
export const layers = ['sheet', 'dialog', 'alert', 'drawer'] as const

export function Layer({ text, variant }: { readonly text: KitText; readonly variant: (typeof layers)[number] }) {
  const isAlert = variant === 'alert'
  const footer = (
    <Button variant={isAlert ? 'danger' : 'primary'} isWide end={isAlert ? undefined : '8,50 €'}>
      {text(isAlert ? 'discard' : 'add')}
    </Button>
  )
  return (
    <LayerProvider>
      <p>{text('dish')}</p>
      <Dialog
        title={text(isAlert ? 'discard' : 'dish')}
        closeLabel={text('close')}
        variant={variant}
        isDismissable={!isAlert}
        footer={footer}
        onClose={nothing}
      >
        <p>{text('dishText')}</p>
      </Dialog>
    </LayerProvider>
  )
}

export function Toast({ text }: { readonly text: KitText }) {
  const toast = { id: '1', text: text('removed'), action: { label: text('undo'), onAction: nothing } }
  return (
    <LayerProvider>
      <ToastRegion toasts={[toast]} onDismiss={nothing} />
    </LayerProvider>
  )
}
