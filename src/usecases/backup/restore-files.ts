import { DamagedBackup } from '~/gateways/backup/backup-entry'
import type { OpenBackup } from '~/gateways/backup/backup-folder'
import { writeDataFile } from '~/gateways/backup/data-folder'
import { SHARED } from '~/gateways/backup/shared-files'
import type { FileStore } from '~/gateways/file-store/file-store'

/** Puts the copied files in their places. @throws DamagedBackup for a file of another name */
export async function restoreFiles(files: Pick<FileStore, 'write'>, copy: OpenBackup) {
  for (const root of ['', SHARED])
    for (const path of copy.pathsUnder(`${root}files/`)) {
      const key = path.split('/').at(-1) ?? ''
      if (path !== `${root}files/${key.slice(0, 2)}/${key}`)
        throw new DamagedBackup(`The backup holds ${path}.`)
      await files.write(key, copy.read(path))
    }
}

/** Keys, certificates, unsent messages. @throws DamagedBackup as `writeDataFile` */
export async function restoreData(dataDir: string, copy: OpenBackup) {
  for (const stored of copy.pathsUnder('data/')) {
    const path = copy.manifest.encrypted ? stored.replace(/\.age$/, '') : stored
    // Copies of before had published sites among the data: they are drawn from their facts.
    if (path.startsWith('data/sites/')) continue
    await writeDataFile(dataDir, path.slice('data/'.length), await copy.readSecret(path))
  }
}
