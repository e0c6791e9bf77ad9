import { Agent, request } from 'node:http'
import { company, pieces } from '../../tests/support/dossiers/path'

const BOUNDARY = 'boundary-of-the-bench'
const agent = new Agent({ keepAlive: true })

interface Answer {
  status: number | undefined
  body: Buffer
}

/** A piece as a browser sends it. */
export const multipart = (kind: string, name: string, file: Buffer) =>
  formOf(['document_type', kind], name, file)

/** A form as a browser sends it, composed once: who composes one each time costs as much as the site. */
export const formOf = ([field, value]: [string, string], name: string, file: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n` +
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

/** Sends a piece that is composed. @returns the status of the answer */
export const send = (site: string, id: string, body: Buffer) =>
  sendForm(`${site}/api/company/${id}/upload-document`, body)

/** Sends a form that is composed. @param token of an administrator @returns the status of the answer */
export async function sendForm(url: string, body: Buffer, token?: string): Promise<number | undefined> {
  const type = `multipart/form-data; boundary=${BOUNDARY}`
  return (await post(url, body, type, token)).status
}

/** The whole French path: company, five pieces, signature, handing in. @throws when an answer is not a success */
export async function finishOne(site: string): Promise<void> {
  const answered = await post(`${site}/api/company/submit`, COMPANY, 'application/json')
  const { id } = JSON.parse(String(answered.body)) as { id: string }
  for (const piece of PIECES) must(await send(site, id, piece), 201)
  for (const step of ['sign-invoice', 'finalize-dossier'])
    must((await post(`${site}/api/company/${id}/${step}`, NOTHING)).status, 200)
}

const COMPANY = Buffer.from(JSON.stringify(company))
const NOTHING = Buffer.alloc(0)
const PIECES = pieces.map(piece => multipart(...piece))

function must(status: number | undefined, expected: number) {
  if (status !== expected) throw new Error(`a step of the path answered ${status}`)
}

const post = (url: string, body: Buffer, type?: string, token?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = {
      ...{ ...(type && { 'content-type': type }), 'content-length': body.length },
      ...(token && { authorization: `Bearer ${token}` }),
    }
    request(url, { method: 'POST', agent, headers }, answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(parts) }))
      answer.on('error', reject)
    })
      .on('error', reject)
      .end(body)
  })
