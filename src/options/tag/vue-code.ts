import { toJson } from '#src/browser/json.ts'

import { inlineElement } from './html.ts'
import { optionsObject, withoutTags } from './options-object.ts'
import type { Tag } from './tag.ts'

/** A component of Vue 3 that shows the widget as long as it is mounted. */
export function vueCode(tag: Tag): string {
  return tag.surface === 'floating' ? floating(tag) : inline(tag)
}

/** By a script of its own, as the component for React: whoever unmounts it takes away the button that it has added. */
function floating({ folder, options }: Tag): string {
  return `<script setup>
// The floating button. Put it once around or into your layout.
import { onMounted, onUnmounted } from 'vue'

const options = ${withoutTags(optionsObject(options))}
let script
let isGone = false
const remove = () => window.Comanda?.('destroy')

onMounted(() => {
  script = document.createElement('script')
  script.onload = () => isGone && remove()
  script.src = ${withoutTags(toJson(`${folder}/comanda.js`))}
  Object.assign(script.dataset, options)
  document.body.append(script)
})
onUnmounted(() => {
  isGone = true
  script.remove()
  remove()
})
</script>

<template><slot /></template>
`
}

/** By the npm package, which brings its own copy of the widget: the folder of the tag is not needed. */
function inline(tag: Tag): string {
  return `<script setup>
// The widget, at this place of the page. Vue has to be told that the name is an element:
// vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'comanda-order' } } })
import 'comanda'
</script>

<template>
${inlineElement(tag.options).replace(/^/gm, '  ')}
</template>
`
}
