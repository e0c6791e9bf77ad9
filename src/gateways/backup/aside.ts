/**
 * Whether a name leads out of the folder that it is meant for, or may: it is absolute, climbs, or is not the one
 * spelling of its place. No name of ours does.
 */
export const leadsAside = (path: string): boolean =>
  path.length > 1000 ||
  path.split('/').some(part => part === '' || part === '.' || part === '..' || /[\\\p{Cc}]/u.test(part))
