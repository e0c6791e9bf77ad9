const { createHash } = require('node:crypto')
const { createWriteStream } = require('node:fs')
const { mkdir } = require('node:fs/promises')
const { dirname } = require('node:path')
const { pipeline } = require('node:stream/promises')
const Store = require('s3rver/lib/stores/filesystem')

/**
 * s3rver, whose own way of writing answers once it has read an object: beside a busy disk the next question found
 * none (8 times of 90,000). A store says that it holds what it holds.
 */
Store.prototype.putObject = async function ({ bucket, key, content, metadata }) {
  const path = this.getResourcePath(bucket, key, 'object')
  await mkdir(dirname(path), { recursive: true })
  const hash = createHash('md5')
  let size = 0
  const counted = async function* (chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await pipeline(content, counted, createWriteStream(path))
  const md5 = hash.digest('hex')
  await this.putMetadata(bucket, key, metadata, md5)
  return { size, md5 }
}

require('s3rver/bin/s3rver.js')
