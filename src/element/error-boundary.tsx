import { Component } from 'react'
import type { ReactNode } from 'react'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  readonly onFault: (fault: unknown) => void
  readonly fallback: (retry: () => void) => ReactNode
}

/** Catches errors thrown while rendering, so that they do not reach the host page; shows `fallback` instead. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(() => this.setState({ hasFailed: false }))
  }
}
