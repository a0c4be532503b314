importScripts('https://cdn.example.com/v1/push-worker.js')
