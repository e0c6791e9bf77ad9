import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { openEncryptedFiles } from '../../../src/gateways/encrypted-files'
import { diskStore } from '../../../src/gateways/file-store/disk'
import { readFilesKey } from '../../../src/gateways/files-key'
import { migrate, openDatabase } from '../../../src/store/database/database'
import { startEmbeddedServer } from '../../../src/store/embedded/server'
import * as migrations from '../../../src/store/migrations/migrations'
import { jpegFile } from '../files/files'

/** What the last version before sites had facts asked of a client, and what this one answered. */
export const OLD_ANSWERS = {
  activity: 'Menuiserie depuis 1998.',
  services: 'Porte 890 €\nPose 20 à 35 €',
  opening_hours: 'du lundi au vendredi 8h-12h',
  domain: 'menuiserie.exemple.fr',
  ai_contact: 'Zoé',
}

/** A site of that version in each of its stages, and one that was only begun. */
export const OLD_STAGES = {
  begun: {},
  contents: { sent_at: true, contents_at: true },
  making: { sent_at: true, contents_at: true, making_at: true },
  review: { sent_at: true, contents_at: true, making_at: true, review_at: true, site_url: true },
  online: {
    sent_at: true,
    contents_at: true,
    making_at: true,
    review_at: true,
    approved: true,
    reviewed_at: true,
    online_at: true,
    site_url: true,
  },
} as const

export type OldStage = keyof typeof OLD_STAGES

const OLD_MOMENT = '2026-11-02T09:00:00.000Z'
export const OLD_ADDRESS = 'https://menuiserie.exemple.fr'

/**
 * Brings a data folder to the schema of that version, and lays sites into it as that version kept them, each with a file.
 * @param dossiers the lasting ids by stage; they are accepted by it
 */
export async function layOldSites(folder: string, dossiers: Record<OldStage, string>) {
  const server = await startEmbeddedServer(join(folder, 'postgres'))
  const database = openDatabase(server.connection satisfies PoolConfig, error => {
    throw error
  })
  const { pool } = database
  try {
    await migrate(
      database,
      Object.keys(migrations).filter(name => name < '0390'),
    )
    const files = await openEncryptedFiles(
      await diskStore(join(folder, 'files')),
      await readFilesKey(null, folder),
    )
    for (const [stage, id] of Object.entries(dossiers)) {
      const { rows } = await pool.query<{ file_recipient: string }>(
        `update dossiers set status = 'Accepté' where id = $1 returning file_recipient`,
        [id],
      )
      const set = Object.entries(OLD_STAGES[stage as OldStage])
      const columns = ['dossier_id', 'answers', 'begun_at', ...set.map(([column]) => column)]
      const values = [
        id,
        JSON.stringify(OLD_ANSWERS),
        OLD_MOMENT,
        ...set.map(([column]) => storedValue(column)),
      ]
      const places = values.map((_, at) => `$${at + 1}`)
      await pool.query(`insert into site_projects (${columns.join()}) values (${places.join()})`, values)
      const photo = jpegFile()
      const key = `oldphoto${stage}`
      async function* bytes() {
        yield photo
      }
      const sha256 = await files.write(rows[0]?.file_recipient ?? null, key, bytes())
      await pool.query(
        `insert into site_files (id, dossier_id, filename, media_type, size, sha256, file_key, uploaded_at)
         values ($1, $2, 'atelier.jpg', 'image/jpeg', $3, $4, $1, $5)`,
        [key, id, photo.length, sha256, OLD_MOMENT],
      )
    }
  } finally {
    await database.close()
    await server.stop()
  }
}

const storedValue = (column: string) =>
  column === 'approved' ? true : column === 'site_url' ? OLD_ADDRESS : OLD_MOMENT
