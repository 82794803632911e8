# Daymark for a PostgreSQL of your own (DATABASE_URL): the image holds neither the embedded database nor a compiler.
# docker compose up --detach --build   or, for both architectures: npm run image

# What is built on the machine's own architecture is the same for all, or installed for another by name.
FROM --platform=$BUILDPLATFORM node:26.12.1-slim AS manifests
WORKDIR /daymark
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/language/package.json packages/language/
COPY packages/planner/package.json packages/planner/
COPY packages/words/package.json packages/words/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

FROM manifests AS web
RUN npm ci --ignore-scripts
COPY tsconfig.base.json tsconfig.json ./
COPY packages packages
COPY apps/web apps/web
COPY apps/server apps/server
RUN for app in web server; do (cd apps/$app && node ../../node_modules/vite/bin/vite.js build --logLevel warn) || exit 1; done
RUN node packages/planner/src/library/keep.ts

FROM manifests AS server
ARG TARGETARCH
# Without the web app's packages and the root's: those are a Node and a PostgreSQL for machines that have none.
RUN npm ci --ignore-scripts --omit=dev --os=linux --libc=glibc --cpu="$(echo $TARGETARCH | sed s/amd64/x64/)" \
  --workspace=apps/server \
  --workspace=packages/contract --workspace=packages/domain --workspace=packages/language --workspace=packages/planner \
  --workspace=packages/words
# Types, source maps and the parts of other runtimes are a third of it.
RUN find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \) -delete \
  && rm -rf node_modules/bare-*/prebuilds

FROM node:26.12.1-slim AS stripped
RUN apt-get update && apt-get install --yes --no-install-recommends binutils && strip -o /node /usr/local/bin/node

FROM node:26.12.1-slim AS runtime
COPY --from=stripped /node /usr/local/bin/node
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /usr/local/bin/npm /usr/local/bin/npx /opt/yarn* \
  && mkdir -p /var/lib/daymark /backups && chown node:node /var/lib/daymark /backups && chmod 700 /var/lib/daymark /backups

# From nothing, so that no layer keeps what was removed.
FROM scratch
COPY --from=runtime / /
WORKDIR /daymark
COPY --from=server /daymark/node_modules node_modules
COPY package.json LICENSE NOTICE.md ./
COPY packages packages
COPY apps/server apps/server
COPY --from=web /daymark/apps/web/dist apps/web/dist
COPY --from=web /daymark/apps/server/dist apps/server/dist
COPY --from=web /daymark/node_modules/.cache/daymark/library node_modules/.cache/daymark/library
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/daymark
# One arena for all threads: else each keeps the blocks that a password was hashed in.
ENV MALLOC_ARENA_MAX=1
USER node
VOLUME ["/var/lib/daymark"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
