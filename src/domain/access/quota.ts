/** What one dossier may ask of us in its life: six pieces, replaced as often as anybody needs. */
export const UPLOADS_PER_DOSSIER = 300

/** Why an upload is not taken in, or null. Bytes are those of all stored pieces together. */
export function overQuota(
  use: { uploadsOfDossier: number; bytesInAll: number },
  storageBytes: number,
): 'too-many-uploads' | 'storage-full' | null {
  if (use.uploadsOfDossier >= UPLOADS_PER_DOSSIER) return 'too-many-uploads'
  return use.bytesInAll >= storageBytes ? 'storage-full' : null
}

/**
 * What uploads and signatures leave free on the disk, in bytes: a database that cannot write its log stops, and then
 * nobody can read either.
 */
export const DISK_RESERVE = 64 * 1024 * 1024
