import { request } from 'node:http'
import { Worker } from 'node:worker_threads'
import { startProgram } from '../tests/support/program'

/** A cached page must come at a quarter of the speed of a bare answer, or more (QUALITY.md section 1). */
const leastShare = 0.25
const seconds = 3
const together = 16

/** Answers per second of a cached page and of a bare node:http server that sends the same bytes, in turns. */
export async function run(): Promise<boolean> {
  const site = await startProgram()
  try {
    const bytes = await bodyOf(`${site.url}/`)
    const bare = await bareServer(bytes)
    const rates = { page: [] as number[], bare: [] as number[] }
    for (let round = 0; round < 3; round++) {
      rates.page.push(await rate(`${site.url}/`))
      rates.bare.push(await rate(bare.url))
    }
    await bare.stop()
    const share = middle(rates.page) / middle(rates.bare)
    console.log(
      `cached page ${middle(rates.page)}/s, bare node:http ${middle(rates.bare)}/s, ${bytes.length} bytes`,
    )
    console.log(`share ${share.toFixed(2)}, at least ${leastShare}`)
    return share >= leastShare
  } finally {
    await site.remove()
  }
}

/** In a thread of its own, so that asking and answering do not share an event loop. */
async function bareServer(bytes: Buffer): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const program = `
    const { parentPort, workerData } = require('node:worker_threads')
    const server = require('node:http').createServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html', 'content-length': workerData.length })
      answer.end(workerData)
    })
    server.listen(0, 'localhost', () => parentPort.postMessage(server.address().port))`
  const worker = new Worker(program, { eval: true, workerData: bytes })
  const port = await new Promise<number>(resolve => worker.once('message', resolve))
  return { url: `http://localhost:${port}/`, stop: () => worker.terminate() }
}

async function rate(url: string): Promise<number> {
  const end = Date.now() + seconds * 1000
  let answers = 0
  const visitor = async () => {
    while (Date.now() < end) {
      await bodyOf(url)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: together }, visitor))
  return Math.round(answers / seconds)
}

function bodyOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

const middle = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
