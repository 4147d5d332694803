# Hakoniwa in a container: one stage builds page and programs, one installs what they need, the image takes both.
# Read-only root: docker run --read-only --tmpfs /tmp -v hakoniwa:/data …  (see docs/guides/host-it.md)

FROM node:22-bookworm-slim AS page
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY apps apps
COPY tools tools
RUN npm install --no-audit --no-fund --loglevel=error \
  && node tools/build-web.mjs && node tools/build-app.mjs

# Without the web app's folder none of its libraries is installed; without the tools of development neither are those
# that a library would only use if they were there.
FROM node:22-bookworm-slim AS house
WORKDIR /app
COPY package.json package-lock.json .npmrc NOTICE ./
COPY tools/notices.mjs tools/
COPY packages packages
COPY apps/server apps/server
COPY apps/cli apps/cli
RUN npm pkg delete devDependencies --workspaces --include-workspace-root \
  && npm install --omit=dev --no-audit --no-fund --loglevel=error \
  && node --import tsx packages/database/src/embedded/link-installed.ts \
  && node tools/notices.mjs THIRD-PARTY-NOTICES.txt

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4649 HAKONIWA_DATA=/data
WORKDIR /app
COPY --from=house /app ./
COPY --from=page /app/apps/web/dist apps/web/dist
COPY --from=page /app/apps/server/dist apps/server/dist
COPY packs packs
COPY LICENSE tsconfig.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4649
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/server.js"]
