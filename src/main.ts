import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { appRoot, ConfigError, readConfig } from './config'
import { makeApp } from './http/app'
import type { LoadBuild } from './http/pages'

async function main() {
  const config = readConfig(process.env)
  const development = config.production ? null : await startVite()
  const app = makeApp({
    agency: config.agency,
    publicUrl: config.publicUrl,
    loadBuild: development?.loadBuild ?? loadBuilt,
    assets: config.production ? join(appRoot, 'build/client') : null,
    mode: config.production ? 'production' : 'development',
    report: error => console.error(error),
  })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createHttpServer((incoming, outgoing) => {
    if (!development) return void listener(incoming, outgoing)
    development.vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing))
  })
  server.listen(config.port, config.host, () => console.log(`Sitéligible: http://localhost:${config.port}`))
}

const loadBuilt: LoadBuild = () => import(join(appRoot, 'build/server/index.js'))

async function startVite() {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  const loadBuild = (() => vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as LoadBuild
  return { vite, loadBuild }
}

main().catch(error => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
