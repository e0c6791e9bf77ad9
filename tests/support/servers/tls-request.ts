import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'

/** What came back, or that the handshake did not come about. */
export type TlsAnswer =
  | { refused: string }
  | {
      status: number
      body: string
      location: string | undefined
      policy: string | undefined
      /** As the certificate says them: `DNS:exemple.fr`. */
      names: string
    }

interface TlsQuestion {
  /** Said in the handshake. */
  host: string
  /** Said in the request, where that is another one. */
  named?: string
  method?: string
  path?: string
}

/** One request by TLS to a port of this machine, exactly as written. */
export function askByTls(
  port: number,
  { host, named = host, method = 'GET', path = '/' }: TlsQuestion,
): Promise<TlsAnswer> {
  return new Promise(resolve => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      servername: host,
      rejectUnauthorized: false,
      ALPNProtocols: ['http/1.1'],
    })
    socket.on('error', error => resolve({ refused: error.message }))
    socket.once('secureConnect', () => {
      const names = socket.getPeerCertificate().subjectaltname ?? ''
      const length = method === 'POST' ? 'Content-Length: 0\r\n' : ''
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${named}\r\n${length}Connection: close\r\n\r\n`)
      text(socket).then(
        answer => {
          const [head = '', ...rest] = answer.split('\r\n\r\n')
          const header = (name: string) => new RegExp(`\n${name}: ([^\r]*)`, 'i').exec(head)?.[1]
          resolve({
            ...{ status: Number(head.split(' ')[1]), body: rest.join('\r\n\r\n'), names },
            ...{ location: header('location'), policy: header('content-security-policy') },
          })
        },
        error => resolve({ refused: String(error) }),
      )
    })
  })
}
