import { fork } from 'node:child_process'

/** A node:http server that sends the same bytes to everybody and does nothing else. */
export interface BareServer {
  url: string
  stop: () => void
}

const program = `
  process.once('message', ({ status, body }) => {
    const bytes = Buffer.from(body, 'base64')
    const headers = { 'content-type': 'text/html; charset=utf-8', ...(status === 304 ? {} : { 'content-length': bytes.length }) }
    const server = require('node:http').createServer((_, answer) => {
      answer.writeHead(status, headers)
      answer.end(status === 304 ? undefined : bytes)
    })
    server.listen(0, 'localhost', () => process.send(server.address().port))
  })
  process.once('disconnect', () => process.exit())`

/** In a process of its own, as the site is. */
export async function bareServer(body: Buffer, status: 200 | 304 = 200): Promise<BareServer> {
  const child = fork('-', { execPath: process.execPath, execArgv: ['-e', program], stdio: 'ignore' })
  child.send({ status, body: body.toString('base64') })
  const port = await new Promise(resolve => child.once('message', resolve))
  return { url: `http://localhost:${port}/`, stop: () => void child.kill() }
}
