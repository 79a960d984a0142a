# The site in one image. Its data is outside: mount /app/data, /app/media and /app/backups.
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && rm -rf .next/cache

# The packages that the running site needs, without development packages.
FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM ${NODE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 BACKUP_DIR=/app/backups
COPY --from=packages /app/node_modules ./node_modules
# Includes the sources: server.ts runs from source, and its start compares the build with its sources.
COPY --from=build /app/package.json /app/package-lock.json /app/tsconfig.json ./
COPY --from=build /app/next.config.mjs /app/postcss.config.mjs /app/payload.config.ts /app/server.ts ./
COPY --from=build /app/public ./public
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
COPY --from=build /app/.next ./.next
# The program belongs to root; the site can change only its data.
RUN mkdir data media backups && chown node:node data media backups
USER node
EXPOSE 3000
VOLUME ["/app/data", "/app/media", "/app/backups"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=180s \
  CMD node -e "fetch('http://127.0.0.1:$PORT/api/health').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"
# Not through npm: signals must reach the server itself, so that it can shut down cleanly.
CMD ["node", "--import", "tsx", "server.ts"]
