# syntax=docker/dockerfile:1
# Three stages: the build with everything, the dependencies of production alone, and the image that runs. The product's
# Node is a dependency of its own, so the base only has to have npm for the first two and glibc for the last.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/install scripts/install
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/install scripts/install
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates tini \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --gid 10001 curbtag \
    && useradd --uid 10001 --gid curbtag --no-create-home --home-dir /data --shell /usr/sbin/nologin curbtag \
    && install --directory --owner=curbtag --group=curbtag --mode=0750 /data
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json LICENSE ./
COPY src src
COPY --from=build /app/dist dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data PATH=/app/node_modules/.bin:$PATH
USER curbtag
VOLUME /data
EXPOSE 4321
# A jobs process serves no pages: compose.yaml replaces this check there.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
CMD ["node", "src/app/main.ts"]
