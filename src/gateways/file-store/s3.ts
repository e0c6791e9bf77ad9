import { createHash } from 'node:crypto'
import { mkdtemp, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '~/config'
import { makeFolder } from '~/config/make-folder'
import { messageOf, partOf } from '~/domain/error'
import { collectDraft, type Draft } from './draft'
import { FileMissing, type FileStore } from './file-store'

/** Other things may lie in the bucket. */
const FILES = 'files/'
const TRIES = 3
/** So long a store may say nothing, in milliseconds, before its answer or within it: one that is lost never breaks off. */
const SILENT_MS = 30_000

/**
 * Keeps files in a bucket, each sent in one piece with its length, its MD5 for the server to check and
 * its SHA-256 for the reader: an object is there whole or not at all.
 * @param folder where files wait, encrypted, while they are sent
 * @param prefix of every key in the bucket
 * @param silentMs after how long a silence a call breaks off, in milliseconds
 */
export async function s3Store(
  settings: S3Settings,
  folder: string,
  prefix = FILES,
  silentMs = SILENT_MS,
): Promise<FileStore> {
  const client = openClient(settings, silentMs)
  const Bucket = settings.bucket
  const place = (key: string) => ({ Bucket, Key: `${prefix}${key}` })
  makeFolder(folder, 0o700)
  const outgoing = await mkdtemp(join(folder, 'process-'))

  return {
    async write(key, bytes) {
      const draft = await collectDraft(outgoing, bytes, key.replaceAll('/', '_'))
      try {
        await send(client, place(key), draft)
      } finally {
        await draft.discard()
      }
    },
    async read(key) {
      const answer = await client.send(new GetObjectCommand(place(key))).catch(error => {
        throw isMissing(error) ? new FileMissing(key) : reasonOf(error)
      })
      return checked(answer.Body as Readable, answer.Metadata?.sha256, key)
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key))).catch(error => {
        throw reasonOf(error)
      })
    },
    async digest(key) {
      const answer = await client.send(new HeadObjectCommand(place(key))).catch(error => {
        if (isMissing(error)) return null
        throw reasonOf(error)
      })
      return answer?.Metadata?.sha256 ?? null
    },
    // The bucket has no bound; the folder that files pass through has.
    async freeBytes() {
      const { bavail, bsize } = await statfs(outgoing)
      return bavail * bsize
    },
    async *list() {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
        )
        for (const { Key = '', LastModified } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), writtenAt: LastModified ?? new Date() }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
    async sweepUnfinished(before) {
      const page = await client
        .send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }))
        .catch(error => {
          // A store that cannot list them keeps none.
          if (statusOf(error) === 501) return null
          throw error
        })
      const old = (page?.Uploads ?? []).filter(({ Initiated }) => Initiated && Initiated < before)
      for (const { Key, UploadId } of old)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      return old.length
    },
  }
}

function openClient(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  silentMs: number,
): S3Client {
  // Which release of it runs is settled with ours; its advice on Node.js is for who makes them, not for who runs the site.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores of other makes are asked by path, since a bucket has no name of its own in their DNS.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // The library's own checksums travel in trailers, which some stores write into the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would write to the console by itself; what fails is thrown, and reported by who asked.
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
    // Its `requestTimeout` only warns, and would count the sending of a large file.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: silentMs },
  })
}

/** The library cannot send a stream twice: each try begins anew. */
async function send(client: S3Client, place: { Bucket: string; Key: string }, draft: Draft) {
  for (let tries = 1; ; tries++) {
    try {
      await client.send(
        new PutObjectCommand({
          ...place,
          Body: draft.bytes(),
          ContentLength: draft.size,
          ContentMD5: draft.md5,
          ContentType: 'application/octet-stream',
          Metadata: { sha256: draft.sha256 },
        }),
      )
      return
    } catch (error) {
      if (tries === TRIES || isRefusal(error)) throw reasonOf(error)
    }
  }
}

/** The same bytes; a file that is not as it was written, or cut, breaks off with an error. */
function checked(bytes: Readable, sha256: string | undefined, key: string): Readable {
  const hash = createHash('sha256')
  const check = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(
        hash.digest('hex') === sha256 ? null : new Error(`the stored file ${key} is not as it was written`),
      )
    },
  })
  bytes.on('error', error => check.destroy(error))
  check.on('close', () => bytes.destroy())
  return bytes.pipe(check)
}

const statusOf = (error: unknown) => Number(partOf(partOf(error, '$metadata'), 'httpStatusCode') ?? 0)

const isMissing = (error: unknown) =>
  partOf(error, 'name') === 'NoSuchKey' || (statusOf(error) === 404 && partOf(error, 'name') === 'NotFound')

/**
 * A store that does not answer, or fails, is a disk that fails: the visitor is asked to try again. Neither says that a file is
 * lost: both have a code.
 */
function reasonOf(error: unknown): Error {
  const [does, code] = isRefusal(error) ? ['refuses', 'ERR_S3_REFUSED'] : ['fails', 'EIO']
  return Object.assign(new Error(`the S3 store ${does}: ${messageOf(error)}`, { cause: error }), { code })
}

const isRefusal = (error: unknown) => statusOf(error) >= 400 && statusOf(error) < 500
