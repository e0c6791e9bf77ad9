import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const worthwhile = /\.(?:js|css|svg|json|webmanifest|txt|xml|mjs)$/

/**
 * Writes, beside each browser file, its brotli and gzip copies: the server sends them as they are. It runs
 * after each of the two builds, since the second one adds the manifest of the routes to the first's folder.
 */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (!existsSync(folder)) return
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (worthwhile.test(name)) compressFile(join(folder, name))
        }
      },
    },
  }
}

/** Bytes of the lines by which an answer says that it is compressed: less is no gain. */
const HEADERS = 40

function compressFile(path: string) {
  if (existsSync(`${path}.br`)) return
  const bytes = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const brotli = brotliCompressSync(bytes, { params })
  if (bytes.length - brotli.length <= HEADERS) return
  writeFileSync(`${path}.br`, brotli)
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
