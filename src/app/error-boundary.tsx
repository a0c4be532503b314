import { msg } from '@lingui/core/macro'
import { Component } from 'react'
import type { ReactNode } from 'react'

import type { Instance } from '#src/instance/create-instance.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { RefreshIcon } from '#src/ui/icons.tsx'

type ErrorBoundaryProps = { readonly instance: Instance; readonly children: ReactNode }

/** Last line of defence: a fault of ours is logged once and never reaches the host page; the diner can start again. */
// React offers no other way to catch what a render throws than a class.
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error) {
    this.props.instance.emit('error', { message: error.message })
    // oxlint-disable-next-line no-console -- the one place where a fault of ours becomes visible to developers
    console.error('Comanda: a screen failed.', error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const { i18n } = this.props.instance
    const label = i18n._(msg({ id: 'action.retry', message: 'Try again' }))
    return <IconButton label={label} icon={<RefreshIcon />} onClick={() => this.setState({ hasFailed: false })} />
  }
}
