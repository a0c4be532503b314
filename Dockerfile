# Two images: `service`, the web service, and `web`, the widget's files behind Caddy, which also passes calls on to the
# services. compose.yaml starts both; docs/operating.md says how.

FROM node:20.20.2-bookworm-slim AS source
WORKDIR /app
COPY package.json package-lock.json ./
COPY patches patches

# What the service needs at run time. The patches of packages are applied here too (postinstall).
FROM source AS packages
RUN npm ci --omit=dev --no-audit --no-fund

# The widget, with a compressed form beside each file.
FROM source AS widget
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run compress

FROM node:20.20.2-bookworm-slim AS service
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json tsconfig.json ./
COPY src src
COPY desk/contract desk/contract
COPY server server
COPY --from=widget /app/dist-desk dist-desk
COPY public public
USER node
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8787}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm or a shell in between, so that SIGTERM reaches the service.
CMD ["node", "--import", "tsx", "server/main.ts"]

FROM caddy:2.10.2-alpine AS web
COPY tools/deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=widget /app/dist /srv
