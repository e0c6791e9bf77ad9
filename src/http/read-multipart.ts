import type { IncomingMessage } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import Busboy from '@fastify/busboy'
import type { Context } from 'hono'
import { Refusal } from '~/domain/refusal'
import type { Upload, UploadPart } from '~/usecases/ground/upload'

/** What is read of a refused request so that its connection survives; beyond, it is closed. */
const DRAINED_BYTES = 64 * 1024 * 1024

/** A multipart request as a use case takes it in; nothing is read before. */
export const uploadOf = (context: Context): Upload => ({
  parts: readMultipart(context),
  announced: announcedLength(context),
})

/**
 * The parts of a multipart request as they arrive (RFC 7578), files as streams: the next part comes
 * once the file before it has been read. When the reader stops early the rest is thrown away.
 * @throws Refusal invalid-request when the request is not multipart, or is broken or cut
 */
export async function* readMultipart(context: Context): AsyncGenerator<UploadPart> {
  const request = requestStream(context)
  const parts = new PassThrough({ objectMode: true, highWaterMark: 16 })
  const parser = openParser(context)
  parser.on('field', (field, value) => void parts.write({ field, value }))
  let current: Readable | undefined
  parser.on('file', (field, stream, filename) => {
    current = stream
    // A file that the use case no longer wants must not hold up the parser.
    stream.on('error', () => {})
    if (field === 'file') parts.write({ filename: filename ?? '', bytes: stream })
    else stream.resume()
  })
  // Whoever reads the file in it waits for that stream, not for the parts: both must end.
  const broken = () => {
    current?.destroy(new Refusal('invalid-request'))
    parts.destroy(new Refusal('invalid-request'))
  }
  parser.on('finish', () => parts.end())
  parser.on('error', broken)
  parser.on('partsLimit', broken)
  request.on('error', broken)
  request.on('aborted', broken)
  request.on('close', () => request.readableEnded || broken())
  if (request.destroyed && !request.readableEnded) broken()
  request.pipe(parser)
  try {
    yield* parts as AsyncIterable<UploadPart>
  } finally {
    request.unpipe(parser)
    parser.destroy()
    current?.destroy()
    await drain(request, context)
  }
}

function openParser(context: Context) {
  try {
    return new Busboy({
      headers: { 'content-type': context.req.header('content-type') ?? '' },
      limits: { fields: 10, fieldSize: 1_000, parts: 12 },
    })
  } catch {
    throw new Refusal('invalid-request')
  }
}

function requestStream(context: Context): Readable {
  const incoming: IncomingMessage | undefined = context.env?.incoming
  if (incoming) return incoming
  return context.req.raw.body ? Readable.fromWeb(context.req.raw.body as never) : Readable.from([])
}

async function drain(request: Readable, context: Context) {
  if (request.readableEnded || request.destroyed) return
  let read = 0
  await new Promise<void>(resolve => {
    request
      .on('end', resolve)
      .on('close', resolve)
      .on('error', () => resolve())
    request.on('data', chunk => {
      read += chunk.length
      if (read < DRAINED_BYTES) return
      context.header('Connection', 'close')
      request.pause()
      resolve()
    })
    request.resume()
  })
}

/** Bytes, as Content-Length says them: no more arrive (RFC 9110 section 8.6); null for a chunked request. */
function announcedLength({ req }: Context): number | null {
  const length = req.header('content-length') ?? ''
  return /^\d{1,15}$/.test(length) ? Number(length) : null
}
