import 'comanda'
import { afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, signal, viewChild } from '@angular/core'
import type { ElementRef } from '@angular/core'
import type { ComandaOrderElement } from 'comanda/types'

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button (click)="order()">Order</button>
    <output>{{ line() }}</output>
    <comanda-order #ordering restaurant="1" host="https://api.example.com" [attr.theme]="theme"></comanda-order>
  `,
})
export class App {
  readonly ordering = viewChild.required<ElementRef<ComandaOrderElement>>('ordering')
  theme: 'light' | 'dark' = 'light'
  readonly line = signal('')

  order() {
    void this.ordering().nativeElement.open('/menu')
  }

  constructor() {
    // A template takes the part of an event's name before a colon for a target such as `window`.
    afterNextRender(() => {
      this.ordering().nativeElement.addEventListener('comanda:open', (event) => {
        this.line.set(`Open: ${event.detail.route.toUpperCase()}`)
      })
    })
  }

  // Compiled only: what a developer gets wrong is an error at its place.
  mistakes() {
    // @ts-expect-error -- the route is a string
    void this.ordering().nativeElement.open(7)
    // @ts-expect-error -- the event has a detail of its own
    document.addEventListener('comanda:ready', (event) => event.detail.route)
  }
}
