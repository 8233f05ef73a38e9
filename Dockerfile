# Plein as a container: `docker build -t plein .`, and how to run it in docs/operations.md.
# The first stage has all that building needs; of it the second takes what running needs.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /plein
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/setup.mjs && npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/.cache
# What the browser gets is in dist by now, and what builds and tests comes along as a wish of other packages: a third of all.
RUN cd node_modules && rm -rf \
    lucide-react react-aria react-aria-components react-stately leaflet \
    happy-dom lightningcss lightningcss-linux-* rolldown @rolldown vite vitest @vitest @playwright

# No Node of its own: the one that package-lock.json names comes along with the packages.
FROM debian:trixie-slim
LABEL org.opencontainers.image.title="Plein" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="EUPL-1.2"
RUN groupadd --system --gid 10001 plein \
 && useradd --system --uid 10001 --gid plein --home-dir /data --no-create-home --shell /usr/sbin/nologin plein \
 && install --directory --owner=plein --group=plein --mode=0700 /data
WORKDIR /plein
COPY --from=build /plein/package.json /plein/package-lock.json /plein/LICENSE /plein/CHANGELOG.md ./
COPY --from=build /plein/node_modules node_modules
COPY --from=build /plein/migrations migrations
COPY --from=build /plein/dist dist
COPY --from=build /plein/src src
COPY --from=build /plein/scripts scripts
ENV PATH=/plein/node_modules/node/bin:$PATH \
    NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    DEMO=false
# By number, so that a cluster can see that it is not root. The files above belong to root and are only read.
USER 10001:10001
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --retries=3 CMD ["node", "scripts/is-alive.mjs"]
CMD ["node", "scripts/serve.mjs"]
