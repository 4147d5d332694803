# Hakoniwa in a container: but for the page nothing is compiled, so the second stage takes the first one's folder as it is.
# Read-only root: docker run --read-only --tmpfs /tmp -v hakoniwa:/data …  (see docs/guides/host-it.md)

FROM node:22-bookworm-slim AS install
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
COPY apps apps
COPY tools tools
RUN npm install --no-audit --no-fund --loglevel=error \
  && node tools/build-web.mjs \
  && npm prune --omit=dev --no-audit --no-fund --loglevel=error

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4649 HAKONIWA_DATA=/data
WORKDIR /app
COPY --from=install /app ./
COPY packs packs
COPY LICENSE tsconfig.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4649
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "apps/server/src/main.ts"]
