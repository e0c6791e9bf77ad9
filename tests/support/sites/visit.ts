import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Asks a client's host as a visitor does. @returns the status, headers in small letters, and the body as it came */
export async function visit(url: string, host: string, path = '/', form?: Record<string, string>) {
  const body = form ? new URLSearchParams(form).toString() : ''
  const socket = connect(Number(new URL(url).port), 'localhost')
  const lines = [`${form ? 'POST' : 'GET'} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close']
  if (form)
    lines.push(
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${Buffer.byteLength(body)}`,
    )
  socket.write([...lines, '', body].join('\r\n'))
  const answer = await text(socket)
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: rest.join('\r\n\r\n') }
}
