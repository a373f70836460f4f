# `docker build .` makes the image of production. `docker build --target try .` adds the demo and the stand-in for Razorpay.

# Builds api and web, with all packages.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts ./scripts
RUN node -e "import('./scripts/setup.mjs').then(({ install }) => install())"
COPY . .
RUN npm run build && mv api/dist/programs/development api/dist/development

# The shop with the packages of production. Nothing but DATA_DIR and /tmp is written, so the root file system may be read-only.
FROM node:24-slim AS shop
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force && mkdir .data && chown node:node .data
COPY --from=build /app/api/dist/programs ./api/dist/programs
COPY --from=build /app/web/dist ./web/dist
COPY --from=build /app/web/dist-server ./web/dist-server
COPY --from=build /app/web/brand ./web/brand
USER node
EXPOSE 4000
# Not /health/ready: while the database is away, a restart of every container would not help.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=768", "api/dist/programs/main.js"]

# To try the shop: demo accounts with published passwords. Publish its port on 127.0.0.1 only.
FROM shop AS try
ENV NODE_ENV=development DEV_OPEN_TO_NETWORK=1
COPY --from=build /app/api/dist/development ./api/dist/programs/development

# The last stage is what a build without --target makes.
FROM shop AS production
