# The site in one image. Data lives outside: mount /app/data (secrets, SQLite) and /app/media.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV HOST=0.0.0.0 PORT=3000
COPY --from=build --chown=node:node /app ./
RUN mkdir -p data media && chown node:node data media
USER node
EXPOSE 3000
VOLUME ["/app/data", "/app/media"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:3000/api/health').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"
# Not through npm: signals must reach the server itself, so that it can stop in good order.
CMD ["node", "--import", "tsx", "server.ts"]
