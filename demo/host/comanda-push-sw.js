importScripts('{{cdn}}/push-worker.js')
