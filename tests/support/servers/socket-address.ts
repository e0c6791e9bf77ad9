import type pg from 'pg'

/**
 * The address (DATABASE_URL) of a server that listens on a socket.
 * @param database the one that the connection names, where none is said
 */
export const socketAddress = ({ host, user, database }: pg.ClientConfig, name = database): string =>
  `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(String(host))}`
