# docker build -t guildhall .   (x64 and arm64)
# BUILD needs Node 20.19 or newer with npm, BASE only glibc: the Node that runs comes with the packages.
ARG BUILD=node:24-bookworm-slim
ARG BASE=debian:bookworm-slim

FROM ${BUILD} AS build
WORKDIR /app
COPY . .
# Installs the packages by the lock file, builds the pages, and notes both: a start finds nothing left to do.
RUN node scripts/run.mjs scripts/build.ts && rm -rf node_modules/.cache

FROM ${BASE}
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin guildhall \
  && install -d -o guildhall -g guildhall -m 0700 /data
WORKDIR /app
COPY --from=build /app /app
# /data and /tmp are the only places that are written to.
ENV DATA_DIR=/data HOST=0.0.0.0 NODE_COMPILE_CACHE=/tmp/compiled
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["/app/deploy/healthy"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/app/deploy/start"]
