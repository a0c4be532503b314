import { mount } from 'svelte'

import App from './app.svelte'

const { restaurant = '', host = '' } = Object.fromEntries(new URLSearchParams(location.search))
mount(App, { target: document.getElementById('root') as HTMLElement, props: { restaurant: Number(restaurant), host } })
