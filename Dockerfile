# docker build -t forecourt .
# docs/operate.md, "In containers", says how it is run.

FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm pack --pack-destination /build \
 && npm install --no-audit --no-fund --prefix /opt/forecourt /build/forecourt-*.tgz

FROM node:24-slim
COPY --from=build /opt/forecourt /opt/forecourt
RUN install -d -o 1000 -g 1000 -m 0750 /var/lib/forecourt
ENV NODE_ENV=production \
    PATH=/opt/forecourt/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    HOST=0.0.0.0 \
    PORT=8080 \
    FORECOURT_DATA=/var/lib/forecourt
# the state directory and /tmp are all that is written; the rest may be read-only
VOLUME /var/lib/forecourt
WORKDIR /var/lib/forecourt
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["forecourt"]
CMD ["serve"]
