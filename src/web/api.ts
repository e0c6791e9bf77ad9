import { makeApi } from '~/contract/client'

/** The calls as the browser makes them, without the administrator's token. */
export const api = makeApi((input, init) => fetch(input, init))
