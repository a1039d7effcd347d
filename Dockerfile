# Greenroom in one image: `docker build -t greenroom .`. See docs/operations.md for what it needs to run.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY apps ./apps
COPY packages ./packages
COPY tests ./tests
COPY scripts ./scripts
RUN npm install --no-save --no-audit --no-fund
RUN npm run build

FROM node:24-bookworm-slim AS libraries
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json ./apps/server/
COPY apps/web/package.json ./apps/web/
COPY packages ./packages
COPY tests/bench/package.json ./tests/bench/
COPY tests/e2e/package.json ./tests/e2e/
COPY tests/eval/package.json ./tests/eval/
RUN npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund --workspace @greenroom/server

FROM node:24-bookworm-slim
# Speech of this machine, for installations without a speech server.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends espeak-ng flite pocketsphinx pocketsphinx-en-us \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=libraries /app/node_modules ./node_modules
COPY package.json ./
COPY packages ./packages
COPY --from=libraries /app/apps/server/node_modules ./apps/server/node_modules
COPY apps/server/package.json ./apps/server/
COPY apps/server/drizzle ./apps/server/drizzle
COPY apps/server/src ./apps/server/src
COPY --from=build /app/apps/web/build/client ./apps/web/build/client
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Not through npm, which keeps signals from the server.
CMD ["node", "--max-semi-space-size=8", "apps/server/src/main.ts"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
