import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type DocumentKind, PIECE_SORTS } from '../../../src/domain/dossier/pieces/document-kind'
import { jpegFile, pdfFile, pngFile } from '../files/files'
import type { Connections } from '../program/own-connection'
import { onceServed } from './once-served'

export const company = {
  company_name: 'Hôtel & Spa <Été>',
  siret: '732 829 320 00074',
  address: '12 rue des Lilas, 69002 Lyon',
  phone: '04 72 00 00 00',
  email: 'gerante@exemple.fr',
}

const PHOTOS: Partial<Record<DocumentKind, [string, Buffer]>> = {
  identity_recto: ['recto.jpg', jpegFile()],
  identity_verso: ['verso.png', pngFile()],
}

/** Of each sort the first way, with a file for each piece. */
export const pieces: [DocumentKind, string, Buffer][] = Object.values(PIECE_SORTS)
  .flatMap(({ ways }): readonly DocumentKind[] => ways[0])
  .map(kind => [kind, ...(PHOTOS[kind] ?? [`${kind}.pdf`, pdfFile()])])

/**
 * The French path by plain HTTP, one step at a time.
 * @param always what its browser says of itself
 * @param dispatcher holds its connections, those of everybody where there is none
 */
export function visitorOf(url: string, always: Record<string, string> = {}, dispatcher?: Connections) {
  const post = (path: string, init: { headers?: Record<string, string>; body?: BodyInit } = {}) =>
    fetch(`${url}/api/company/${path}`, {
      method: 'POST',
      ...init,
      ...(dispatcher && { dispatcher }),
      headers: { ...always, ...init.headers },
    })
  const visitor = {
    submit: (body: unknown = company, headers: Record<string, string> = {}) =>
      post('submit', {
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    upload: (id: string, kind: string, name: string, bytes: Buffer) => {
      const form = new FormData()
      form.append('file', new File([new Uint8Array(bytes)], name))
      form.append('document_type', kind)
      return post(`${id}/upload-document`, { body: form })
    },
    sign: (id: string, headers: Record<string, string> = {}) => post(`${id}/sign-invoice`, { headers }),
    finalize: (id: string) => post(`${id}/finalize-dossier`),
    read: (id: string) => fetch(`${url}/api/company/${id}`),
    // From here on who only wants to get further: asked again while the server is too busy, and no other answer will do.
    /** @returns the id of a dossier whose company is saved. */
    begin: async (change: Partial<typeof company> = {}): Promise<string> => {
      const once = { 'idempotency-key': randomUUID() }
      const answer = await onceServed(() => visitor.submit({ ...company, ...change }, once))
      if (answer.status !== 201) throw new Error(`submit: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { id: string }).id
    },
    handIn: async (id: string, kind: string, name: string, bytes: Buffer): Promise<void> => {
      const answer = await onceServed(() => visitor.upload(id, kind, name, bytes))
      if (answer.status !== 201) throw new Error(`upload ${name}: ${answer.status} ${await answer.text()}`)
    },
    handInPieces: async (id: string): Promise<void> => {
      for (const piece of pieces) await visitor.handIn(id, ...piece)
    },
    /** @returns the id of a dossier whose pieces are complete. */
    complete: async (change: Partial<typeof company> = {}): Promise<string> => {
      const id = await visitor.begin(change)
      await visitor.handInPieces(id)
      return id
    },
    goOn: async (id: string, step: 'sign' | 'finalize'): Promise<void> => {
      const answer = await onceServed(() => visitor[step](id))
      if (answer.status !== 200) throw new Error(`${step}: ${answer.status} ${await answer.text()}`)
    },
    signAndFinalize: async (id: string): Promise<void> => {
      for (const step of ['sign', 'finalize'] as const) await visitor.goOn(id, step)
    },
    /** @returns the id of a dossier that is signed and handed in. */
    finish: async (change: Partial<typeof company> = {}): Promise<string> => {
      const id = await visitor.complete(change)
      await visitor.signAndFinalize(id)
      return id
    },
  }
  return visitor
}

/** The first page of the invoice at step 3: it is there to be read. */
export const drawnInvoice = (page: Page) =>
  page.getByRole('region', { name: /facture/i }).getByRole('img', { name: 'Page 1', exact: true })
