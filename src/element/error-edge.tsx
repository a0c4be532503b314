import { Component } from 'react'
import type { ReactNode } from 'react'

type ErrorEdgeProps = {
  readonly children: ReactNode
  readonly onFault: (fault: unknown) => void
  readonly fallback: (retry: () => void) => ReactNode
}

/** Keeps a fault in drawing from reaching the page. React has no way to catch one but a class. */
export class ErrorEdge extends Component<ErrorEdgeProps, { hasFailed: boolean }> {
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
