/** What one dossier may ask of us in its life: six pieces, replaced as often as anybody needs. */
export const UPLOADS_PER_DOSSIER = 300

/**
 * What one network may bring in a day, in bytes: a fiftieth of what all pieces may weigh (specification D3),
 * so that the disk does not belong to whoever comes first.
 */
export const dailyShare = (storageBytes: number): number => Math.floor(storageBytes / 50)

/**
 * What uploads and signatures leave free on the disk, in bytes: a database that cannot write its log stops, and then
 * nobody can read either.
 */
export const DISK_RESERVE = 64 * 1024 * 1024

/** How long the room of an upload is kept when nobody gives it back: longer than an upload may take, in milliseconds. */
export const RESERVATION_MS = 11 * 60_000
