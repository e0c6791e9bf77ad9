import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const worthwhile = /\.(?:js|css|svg|json|webmanifest|txt|xml|mjs)$/

/** Writes, beside each browser file, its brotli and gzip copies: the server sends them as they are. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    writeBundle({ dir }) {
      if (!dir?.endsWith('client')) return
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (worthwhile.test(name)) compressFile(join(dir, name))
      }
    },
  }
}

function compressFile(path: string) {
  const bytes = readFileSync(path)
  if (bytes.length < 512) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
