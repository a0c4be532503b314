import { createApp } from 'vue'

import App from './app.vue'

const { restaurant = '', host = '' } = Object.fromEntries(new URLSearchParams(location.search))
createApp(App, { restaurant: Number(restaurant), host }).mount('#root')
