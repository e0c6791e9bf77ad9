import { execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { visitorOf } from '../dossiers/path'
import { pdfFile } from '../files/files'
import { startProgram } from '../program/program'
import type { Outcome } from './outcome'

/** Cuts uploads at 1, 50 and 99 %: nothing of them is ever visible. */
export async function cutUploads(times: number): Promise<Outcome> {
  const site = await startProgram()
  const failed: string[] = []
  try {
    const visitor = visitorOf(site.url)
    const id = await visitor.begin()
    const folder = join(site.dataDir, 'files')
    const before = filesIn(folder)
    for (let time = 0; time < times; time++) await cutUpload(site.url, id, [0.01, 0.5, 0.99][time % 3] ?? 0.5)
    const { documents } = (await (await visitor.read(id)).json()) as { documents: unknown[] }
    if (documents.length > 0) failed.push(`${documents.length} pieces are visible`)
    failed.push(...(await leftIn(folder, before)))
  } finally {
    await site.remove()
  }
  return { tried: times, failed }
}

/** Sends so much of an upload, then breaks it off, or does what ends it otherwise. */
export async function cutUpload(url: string, id: string, share: number, end?: () => unknown) {
  const head =
    '--x\r\nContent-Disposition: form-data; name="document_type"\r\n\r\nrib\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), pdfFile(300_000), Buffer.from('\r\n--x--\r\n')])
  await new Promise<void>(resolve => {
    const cut = request(`${url}/api/company/${id}/upload-document`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length },
    })
    cut.on('error', () => resolve()).on('close', () => resolve())
    cut.write(body.subarray(0, Math.floor(body.length * share)), () =>
      setTimeout(() => (end ? end() : cut.destroy()), 20),
    )
  })
  await wait(30)
}

const filesIn = (folder: string) =>
  execFileSync('find', [folder, '-type', 'f'], { encoding: 'utf8' }).split('\n')

/** What is still new in a folder after a minute: a cut connection is noticed when its end arrives. */
async function leftIn(folder: string, before: string[]): Promise<string[]> {
  for (let tries = 0; ; tries++) {
    const left = filesIn(folder).filter(file => !before.includes(file))
    if (left.length === 0 || tries === 600) return left.map(file => `left on the disk: ${file}`)
    await wait(100)
  }
}
